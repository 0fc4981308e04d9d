import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import type { FieldWords, ViewWords } from '../view-words.ts';
import { label } from './labels/index.ts';
import { type Field, inputFields, isTexts } from './schema.ts';
import { WORDS } from './words.ts';

/** What a tool says of itself, as the words of its page. Its own texts are the same in every language. */
export const wordsOf = (tool: Tool): Readonly<Record<Lang, ViewWords>> => ({
  en: wordsIn(tool, 'en'),
  es: wordsIn(tool, 'es'),
});

const wordsIn = (tool: Tool, lang: Lang): ViewWords => ({
  form: tool.title,
  submit: WORDS[lang].submit,
  about: tool.description,
  fields: Object.fromEntries(inputFields(tool).map((field) => [field.name, fieldWords(field, lang)])),
});

function fieldWords({ name, schema }: Field, lang: Lang): FieldWords {
  const lines = isTexts(schema) ? [WORDS[lang].onePerLine] : [];
  const hint = [...(schema.description === undefined ? [] : [`${schema.description}.`]), ...lines].join(' ');
  return { label: schema.title ?? label(name, lang), ...(hint === '' ? {} : { hint }) };
}
