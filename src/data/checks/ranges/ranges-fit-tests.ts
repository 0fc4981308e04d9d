import type { Specimen } from '../../../core/model/analyte.ts';
import type { Person } from '../../../core/people/person.ts';
import { chooseBands } from '../../../core/reference/bands.ts';
import { mayBeSame, methodsNamed } from '../../../core/reference/methods.ts';
import type { Authored } from '../../read/authored.ts';
import { breachBy, type Check, fileOf } from '../check.ts';

type Marker = Authored['markers'][number];
type Test = Authored['tests'][number];

export const rangesFitTests: Check = {
  name: 'ranges-fit-tests',
  why: 'What a test measures, in its sample and by its method, is what the range is for that judges it.',
  run({ tests, markers }) {
    const byName = new Map(markers.map((marker) => [marker.name, marker]));
    const breach = breachBy(this.name);
    const unread = markers.flatMap(({ slug, bands }) =>
      [...new Set(bands.flatMap(({ method }) => method ?? []))]
        .filter((method) => methodsNamed(method).length === 0)
        .map((method) =>
          breach(
            fileOf('markers', slug),
            method,
            'is no method that is known',
            'Name it as src/core/reference/methods.ts reads it; a sample belongs in identity.specimen.',
          ),
        ),
    );
    const unfit = tests.flatMap((test) => {
      const file = fileOf('tests', test.slug);
      const measured = test.biomarkers.flatMap((name) => byName.get(name) ?? []);
      const problems = measured.flatMap((marker) =>
        misfit(test, marker).map((problem) => ({ marker, problem })),
      );
      const excused = (slug: string) =>
        test.rangeHolds?.some(({ marker }) => marker === slug) === true &&
        test.es.rangeHolds?.[slug] !== undefined;
      const needless = (test.rangeHolds ?? [])
        .filter(({ marker }) => !problems.some((one) => one.marker.slug === marker))
        .map(({ marker }) => breach(file, 'rangeHolds', `${marker} needs no reason`, 'Remove it.'));
      return [
        ...problems
          .filter(({ marker }) => !excused(marker.slug))
          .map(({ marker, problem }) => breach(file, marker.slug, problem, TIP)),
        ...needless,
      ];
    });
    return [...unread, ...unfit];
  },
};

const TIP =
  'Correct the test, give the marker a range of this sample and method, or say in rangeHolds and es.rangeHolds why the range may be used.';

function misfit(test: Test, marker: Marker): string[] {
  const { specimen } = marker.identity;
  const taken = specimensOf(test.sampleType);
  if (!taken.has(specimen)) return [`is measured in ${test.sampleType}, its range is for ${specimen}`];
  const kinds = methodsNamed(test.method ?? '');
  const unmet = ADULTS.flatMap((person) => {
    const methods = chooseBands(marker, person).candidates.map(({ method }) => method);
    const met = methods.some((method) => method === undefined || mayBeSame(methodsNamed(method), kinds));
    return met || methods.length === 0 ? [] : [methods.join(', ')];
  });
  return [...new Set(unmet)].map(
    (methods) => `is measured by ${test.method ?? 'no method that is named'}, its range by ${methods}`,
  );
}

/** One adult of each kind that ranges are held for. */
const ADULTS: readonly Person[] = [
  { sex: 'male', age: 30 },
  { sex: 'male', age: 70 },
  { sex: 'female', age: 30, postmenopausal: false },
  { sex: 'female', age: 70, postmenopausal: true },
];

/** What is had from a sample, by the words for it. */
const SAMPLES: readonly (readonly [RegExp, readonly Specimen[]])[] = [
  [/serum|plasma/i, ['serum_plasma']],
  [/\bwhole\b/i, ['whole_blood', 'venous_blood', 'red_cells', 'white_cells', 'platelets']],
  [/urine/i, ['urine']],
  [/saliva/i, ['saliva']],
  [/stool/i, ['stool']],
  [/semen/i, ['semen']],
  [/breath/i, ['breath']],
  [/swab/i, ['swab']],
];

const specimensOf = (sampleType: string): ReadonlySet<Specimen> =>
  new Set(SAMPLES.flatMap(([words, specimens]) => (words.test(sampleType) ? specimens : [])));
