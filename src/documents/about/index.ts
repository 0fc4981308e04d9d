import type { Doc } from '../../blocks/doc.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import type { Material } from '../material.ts';
import { accessibilityDoc } from './accessibility.ts';
import { aboutDataDoc } from './data.ts';
import { designDoc } from './design.ts';
import { mcpDoc } from './mcp.ts';
import { privacyDoc } from './privacy.ts';
import { statusDoc } from './status.ts';

const BOTH: readonly ((lang: Lang, material: Material) => Doc)[] = [
  (lang, { data }) => aboutDataDoc(lang, data),
  (lang, { data }) => statusDoc(lang, data),
  privacyDoc,
  (lang, { data }) => accessibilityDoc(lang, data),
];
const ENGLISH: readonly ((material: Material) => Doc)[] = [mcpDoc, ({ data }) => designDoc(data)];

/** The pages about the site itself; those for programmers are in English only. */
export const aboutDocs = (material: Material): Doc[] => [
  ...LANGS.flatMap((lang) => BOTH.map((make) => make(lang, material))),
  ...englishAboutDocs(material),
];

/** As the index of the documentation lists them. */
export const englishAboutDocs = (material: Material): Doc[] => ENGLISH.map((make) => make(material));
