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

/** The policy of contentsignals.org in its own words (CC0), read 2026-11-21; draft-romm-aipref-contentsignals. */
const POLICY = `As a condition of accessing this website, you agree to abide by the following
content signals:

(a)  If a content-signal = yes, you may collect content for the corresponding
     use.
(b)  If a content-signal = no, you may not collect content for the
     corresponding use.
(c)  If the website operator does not include a content signal for a
     corresponding use, the website operator neither grants nor restricts
     permission via content signal with respect to the corresponding use.

The content signals and their meanings are:

search:   building a search index and providing search results (e.g., returning
          hyperlinks and short excerpts from your website's contents). Search
          does not include providing AI-generated search summaries.
ai-input: inputting content into one or more AI models (e.g., retrieval
          augmented generation, grounding, or other real-time taking of content
          for generative AI search answers).
ai-train: training or fine-tuning AI models.

ANY RESTRICTIONS EXPRESSED VIA CONTENT SIGNALS ARE EXPRESS RESERVATIONS OF
RIGHTS UNDER ARTICLE 4 OF THE EUROPEAN UNION DIRECTIVE 2019/790 ON COPYRIGHT
AND RELATED RIGHTS IN THE DIGITAL SINGLE MARKET.`;

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
