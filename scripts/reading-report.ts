import { lineCases, readLineCase } from '../tests/reading/lines.fixture.ts';
import { nameCases, understood } from '../tests/reading/names.fixture.ts';
import { compareCase, reportCases } from '../tests/reading/reports.fixture.ts';

/** Prints how the corpora of printed names and of reports are read: right, asked, unknown, wrong. */
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const cases = nameCases();
const groups = Map.groupBy(cases, ({ concept, from, allowed }) => {
  if (concept === 'none') return 'no test at all';
  if (concept === '?') return 'of several meanings';
  if (from === 'slip') return 'with a slip';
  return allowed.size === 0 ? 'not in the registry' : 'in the registry';
});
console.info(`${cases.length} printed names, ${new Set(cases.map(({ concept }) => concept)).size} meanings`);
for (const [name, list] of groups) {
  const counts = Map.groupBy(list, (one) => understood(one).how);
  const figures = (['right', 'asked', 'unknown', 'wrong'] as const)
    .map((how) => `${how} ${counts.get(how)?.length ?? 0}`)
    .join(', ');
  console.info(`  ${name}: ${list.length} (${figures})`);
}
for (const one of cases) {
  const { how, as } = understood(one);
  if (how === 'wrong')
    console.info(`  wrong: ${one.printed} ${one.unit} is ${one.concept}, read as ${as.join()}`);
}

const compared = reportCases().map((one) => compareCase(one));
const sum = (of: (one: (typeof compared)[number]) => number): number =>
  compared.reduce((total, one) => total + of(one), 0);
const [right, missed, wrong, invented] = [
  sum((one) => one.right),
  sum((one) => one.missed.length),
  sum((one) => one.wrong.length),
  sum((one) => one.invented.length),
];
const all = right + missed + wrong;
console.info(
  `${compared.length} reports, ${all} results: right ${right} (${percent(right, all)}), missed ${missed}, wrong ${wrong}; values where none stands ${invented}`,
);
for (const { wrong, invented } of compared)
  for (const line of [...wrong, ...invented]) console.info(`  ${line}`);

const lines = lineCases().map((one) => ({ one, read: readLineCase(one) }));
const asWanted = lines.filter(({ read }) => read.asWanted);
const reassured = lines.filter(({ read }) => read.reassured);
console.info(
  `${lines.length} lines of a laboratory: as wanted ${asWanted.length}, reassured ${reassured.length}`,
);
for (const { one, read } of lines)
  if (!read.asWanted) console.info(`  ${one.id}: ${read.is} for ${one.grade}: ${one.why}`);
