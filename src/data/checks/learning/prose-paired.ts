import type { Check } from '../check.ts';

export const prosePaired: Check = {
  name: 'prose-paired',
  why: 'A page that exists in Spanish only has no address for readers of English: the paths are those of the English pages.',
  run({ prose }) {
    const english = new Set(prose.filter(({ lang }) => lang === 'en').map(({ path }) => path));
    return prose
      .filter(({ path }) => !english.has(path))
      .map(({ file, lang }) => {
        const missing = file.replace(`content/${lang}/`, 'content/en/');
        return {
          rule: this.name,
          file,
          at: 'path',
          problem: 'has no English page',
          tip: `Write ${missing}.`,
        };
      });
  },
};
