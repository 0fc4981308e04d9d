/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What the components of a page of prose stand for, in their order, and its language. */
    parts?: readonly (readonly import('./blocks/doc.ts').Block[])[];
    /** Fragments that the page has so far. */
    ids?: Set<string>;
    lang?: import('./core/model/vocabulary.ts').Lang;
  }
}
