import type { Dataset } from '../../core/model/dataset.ts';

/** How to cite the data, in the Citation File Format 1.2.0 (citation-file-format.github.io). */
export function citationFile({ service: { service } }: Pick<Dataset, 'service'>): string {
  const owner = service.contact?.legalName ?? service.brand;
  // A text in JSON is one in YAML.
  const lines: readonly (readonly [string, string])[] = [
    ['cff-version', '1.2.0'],
    [
      'message',
      JSON.stringify('If you use this data, please cite it as below, with the sources that its rows name.'),
    ],
    ['type', 'dataset'],
    ['title', JSON.stringify(`${service.brand}: lab tests, prices and reference ranges`)],
    ['authors', `\n  - name: ${JSON.stringify(owner)}`],
    ['version', JSON.stringify(service.dataRelease)],
    ['date-released', JSON.stringify(service.dataRelease)],
    ['license', 'CC-BY-4.0'],
    ['url', JSON.stringify(`${service.origin}/docs/data`)],
    ...(service.repository === undefined
      ? []
      : [['repository', JSON.stringify(service.repository)] as const]),
    ['keywords', '\n  - laboratory tests\n  - reference ranges\n  - prices\n  - LOINC'],
    [
      'abstract',
      JSON.stringify(
        `Lab tests, prices, reference ranges with their sources, unit conversions and prices of other services in the US.${service.demo ? ` ${service.said.en.demoNotice}` : ''}`,
      ),
    ],
  ];
  return `${lines.map(([key, value]) => (value.startsWith('\n') ? `${key}:${value}` : `${key}: ${value}`)).join('\n')}\n`;
}
