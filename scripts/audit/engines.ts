import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { axeFaults } from '../../tests/browser/axe.fixture.ts';
import { checkerFile } from './checkers.ts';

interface Ibm {
  readonly Checker: new () => {
    check(
      document: Document,
      policies: readonly string[],
    ): Promise<{ results: { ruleId: string; value: string[]; path: { dom: string }; message: string }[] }>;
  };
}

interface CodeSniffer {
  process(standard: string, document: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

declare global {
  interface Window {
    ace?: Ibm;
    HTMLCS?: CodeSniffer;
  }
}

/**
 * Violations that IBM's engine is sure of; what it only asks a person to look at is not counted. By the rules for
 * WCAG 2.2: those of the house of IBM also forbid a focus on regions that scroll on a phone only, which axe demands.
 */
async function ibm(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(checkerFile('accessibility-checker-engine', 'ace.js'), 'utf8'));
  return page.evaluate(async () => {
    const { ace } = window;
    if (ace === undefined) return ['IBM: the engine did not load'];
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, path }) => `IBM ${ruleId}: ${message} @ ${path.dom}`);
  });
}

/** Errors of HTML_CodeSniffer against WCAG 2 AA; its warnings and notices ask a person to look. */
async function codeSniffer(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(checkerFile('@pa11y/html_codesniffer', 'build/HTMLCS.js'), 'utf8'));
  return page.evaluate(async () => {
    const { HTMLCS } = window;
    if (HTMLCS === undefined) return ['HTMLCS: the sniffer did not load'];
    await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', document, done, failed));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `HTMLCS ${code}: ${msg} @ ${element.outerHTML?.slice(0, 120)}`);
  });
}

export interface Found {
  readonly axe: readonly string[];
  readonly ibm: readonly string[];
  readonly htmlcs: readonly string[];
}

/** What three engines find on a page; they find different faults. */
export async function enginesOn(browser: Browser, address: string): Promise<Found> {
  // The engines are no part of the page: its policy is not for them.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address);
  // Engines measure and name what is folded up as if it were shown, and get it wrong.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const axe = (await axeFaults(page)).map((fault) => `axe ${fault.replace(/ \(\d+\): /, ' @ ')}`);
  const found = { axe, ibm: await ibm(page), htmlcs: await codeSniffer(page) };
  await context.close();
  return found;
}
