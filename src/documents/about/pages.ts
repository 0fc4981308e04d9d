import type { Doc } from '../../blocks/doc.ts';
import { fragment } from '../../blocks/html.ts';
import { PATHS } from '../../blocks/paths.ts';
import { pathIn } from '../../core/address.ts';
import type { Service } from '../../core/model/service.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { homeStep } from '../home-step.ts';

export const REPORT_HEADING = { en: 'Report an error', es: 'Avisar de un error' } as const;

/** A page about the site, before its blocks. */
export const aboutPage = (
  path: string,
  lang: Lang,
  texts: { readonly title: string; readonly description: string },
  { dataRelease }: Service,
): Omit<Doc, 'blocks'> => ({
  path,
  lang,
  kind: 'doc',
  title: texts.title,
  description: texts.description,
  updatedAt: dataRelease,
  trail: [homeStep(lang)],
});

/** Where errors are reported: the deployer's address, else the repository's issues; undefined where neither is given. */
export function reportAddress({ contactUrl, repository }: Service, page?: string): string | undefined {
  const subject = page === undefined ? '' : encodeURIComponent(`Error on ${page}`);
  if (contactUrl !== undefined) {
    const told = contactUrl.startsWith('mailto:') && subject !== '' && !contactUrl.includes('?');
    return told ? `${contactUrl}?subject=${subject}` : contactUrl;
  }
  if (repository === undefined) return undefined;
  return `${repository}/issues${subject === '' ? '' : `/new?title=${subject}`}`;
}

/** The same for the foot of a page: where no address is known, the page that says how to find one. */
export const reportLink = (service: Service, lang: Lang, page: string): string =>
  reportAddress(service, page) ?? pathIn(`${PATHS.data}#${fragment(REPORT_HEADING[lang])}`, lang);

/** Kinds of page that show no data of ours at their foot. */
const WITHOUT_DATA: readonly Doc['kind'][] = ['doc', 'tool', 'call', 'index', 'cart'];

export const showsData = ({ kind }: Pick<Doc, 'kind'>): boolean => !WITHOUT_DATA.includes(kind);
