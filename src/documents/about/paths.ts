/** The pages about the site itself, by what they are about. */
export const PATHS = {
  data: '/about-the-data',
  status: '/data-status',
  privacy: '/privacy',
  accessibility: '/accessibility',
  design: '/docs/design',
  mcp: '/docs/mcp',
} as const;
