import type { Dataset } from '../core/model/dataset.ts';

/** Crawlers of AI services that follow robots.txt under a name of their own. */
const AI_CRAWLERS = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-Web',
  'Claude-User',
  'Claude-SearchBot',
  'Google-Extended',
  'CCBot',
  'PerplexityBot',
  'Applebot-Extended',
  'Amazonbot',
  'Bytespider',
  'meta-externalagent',
];

const SIGNALS = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';

/** What the signals mean (contentsignals.org; draft-romm-aipref-contentsignals, read 2026-11-21), in our words. */
const POLICY = `What may be done with the contents of this site. Each group below carries a
Content-Signal line: yes permits the use, no reserves the right to it, and a
use that is not named is neither granted nor refused by it.

search:   keep an index and show results with links and short excerpts; answers
          written by a model are not part of this.
ai-input: give pages to a model to answer a question at the time it is asked,
          as retrieval and grounding do. Please name the page as the source.
ai-train: train or fine-tune a model.

What is refused here is an express reservation of rights under Article 4 of
Directive (EU) 2019/790 on copyright in the Digital Single Market.`;

/**
 * robots.txt (RFC 9309). A crawler reads only the group with its own name, so every group repeats the signals.
 * The map for agents is named by `Link` and `<link rel="ard">` only: Lighthouse takes the draft's `Agentmap` for a fault.
 */
export function robotsTxt({ service: { service } }: Pick<Dataset, 'service'>): string {
  return [
    ...POLICY.split('\n').map((line) => `# ${line}`.trimEnd()),
    '',
    ...['*', ...AI_CRAWLERS].flatMap((name) => [`User-agent: ${name}`, SIGNALS, 'Allow: /', '']),
    `Sitemap: ${service.origin}/sitemap-index.xml`,
    '',
  ].join('\n');
}
