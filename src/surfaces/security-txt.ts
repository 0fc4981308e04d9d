import type { Service } from '../core/model/service.ts';

/**
 * /.well-known/security.txt (RFC 9116): where a way to break in is reported. It ends a year after the release, so that
 * an address that nobody looks after does not stand for ever.
 * @param contact an https or mailto address
 */
export function securityTxt({ origin, dataRelease }: Service, contact: string): string {
  const expires = new Date(Date.parse(dataRelease) + 365 * 86_400_000).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
