/**
 * Where the site will be served, as the environment of a build says: ORIGIN, else the address that Netlify names; one
 * that is set but empty says nothing.
 */
export const servedAt = ({ ORIGIN, URL }: Readonly<Record<string, string | undefined>>): string | undefined =>
  [ORIGIN, URL].map((address) => address?.trim()).find((address) => address !== undefined && address !== '');
