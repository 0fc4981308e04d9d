import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertValue } from '../chemistry/convert.ts';
import { call, data } from './call.fixture.ts';

const { records } = data.markers;
const person = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 0, max: 120 }),
});
/** A marker and a believable value of it, in its own unit. */
const measured = fc
  .record({ place: fc.nat(records.length - 1), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ place, share }) => {
    const marker = records[place];
    if (marker === undefined) throw new Error('no marker');
    const { low, high } = marker.plausible;
    // Plausible spans reach far beyond the ranges: squared, the share falls among these more often.
    return { marker, value: Number((low + (high - low) * share ** 2).toPrecision(4)) };
  });
const interpret = (values: unknown[], who: Record<string, unknown>) =>
  call('interpret_results', { values, ...who }).results;

describe('interpretation', () => {
  it('does not depend on the order or the company of the values', () => {
    fc.assert(
      fc.property(fc.array(measured, { minLength: 2, maxLength: 8 }), person, (list, who) => {
        const values = list.map(({ marker, value }) => ({ marker: marker.slug, value, unit: marker.unit }));
        const together = interpret(values, who);
        expect(interpret([...values].reverse(), who)).toEqual([...together].reverse());
        expect(interpret(values.slice(0, 1), who)).toEqual(together.slice(0, 1));
      }),
      { numRuns: 60 },
    );
  });

  it('flags alike in every unit that a report may print', () => {
    fc.assert(
      fc.property(measured, person, ({ marker, value }, who) => {
        const [own] = interpret([{ marker: marker.slug, value, unit: marker.unit }], who);
        for (const unit of marker.otherUnits) {
          const other = convertValue(value, marker.unit, unit, marker.bridges)?.value;
          if (other === undefined) continue;
          const [result] = interpret([{ marker: marker.slug, value: other, unit }], who);
          // A value right at a limit may fall to the other side by the last binary digit.
          const limits = [...(own.publishedRanges ?? []), own.range].flatMap((range) => [
            range?.low,
            range?.high,
          ]);
          if (limits.some((limit) => limit !== undefined && Math.abs(limit - value) <= 1e-9 * value))
            continue;
          expect(result.flag, `${marker.slug} ${value} ${marker.unit} = ${other} ${unit}`).toBe(own.flag);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('never claims more than the ranges that may apply agree on', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: 0, max: 120 }), ({ marker, value }, age) => {
        const flagOf = (who: Record<string, unknown>) =>
          interpret([{ marker: marker.slug, value, unit: marker.unit }], who)[0].flag;
        const without = flagOf({ age });
        if (without === 'indeterminate' || marker.sex !== undefined) return;
        for (const sex of ['male', 'female']) {
          const known = flagOf({ age, sex });
          if (known !== 'indeterminate') expect(known, `${marker.slug} ${value}`).toBe(without);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('knows the unit of every marker, and can say so in Spanish too', () => {
    for (const marker of records.filter(({ bands }) => bands.length > 0)) {
      const [result] = interpret(
        [
          {
            marker: marker.said.es.name,
            value: marker.bands[0]?.high ?? marker.bands[0]?.low,
            unit: marker.unit,
          },
        ],
        { sex: marker.sex ?? 'female', age: 40 },
      );
      expect(result.marker?.slug, marker.said.es.name).toBe(marker.slug);
      expect(result, marker.slug).not.toHaveProperty('converted');
    }
  });
});
