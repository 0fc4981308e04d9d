import type { Category } from '../../core/model/catalog.ts';
import type { Authored } from '../read/authored.ts';

export const joinedCategories = ({ categories }: Authored): Category[] =>
  categories.map(({ slug, name, about, ...flags }) => ({
    slug,
    ...(flags.private === true ? { private: true as const } : {}),
    said: { en: { name: name.en, about: about.en }, es: { name: name.es, about: about.es } },
  }));
