import * as z from 'zod';
import { estimatedAverageGlucose, formula, significant, toConventional, toSi } from '../chemistry/convert.ts';
import type { Conversion } from '../model/conversion.ts';
import { Source } from '../model/source.ts';
import { squeeze } from '../names/fold.ts';
import { matchMarker } from '../reference/match-marker.ts';
import { ambiguous, Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { textField } from './text-field.ts';

const Measured = () =>
  z.strictObject({
    value: z.number(),
    unit: z.string(),
    text: z.string().describe('Rounded as laboratories print it'),
  });

export const convertUnits = defineTool({
  name: 'convert_units',
  title: 'Convert lab units',
  description:
    'Converts a laboratory value between US conventional and SI units with the published factor of that analyte, such as glucose mg/dL to mmol/L. Hemoglobin A1c uses the NGSP/IFCC master equation and also gives the estimated average glucose. Lipoprotein(a) is refused: mass and molar units have no fixed relation. To judge a value as low or high use interpret_results, which converts by itself.',
  tag: 'reference',
  reads: ['conversions'],
  personal: true,
  onDevice: true,
  sends: 'post',
  input: () =>
    z.strictObject({
      analyte: textField(1, 60).describe('Analyte slug or name, such as glucose or hemoglobin-a1c'),
      value: z.number().min(0).max(1e12).describe('The value to convert, 0 or more'),
      direction: z
        .enum(['toSI', 'toConventional'])
        .default('toSI')
        .describe('toSI: from US conventional to SI units; toConventional: the other way'),
    }),
  output: () => ({
    ok: {
      analyte: z.strictObject({ slug: z.string(), name: z.string() }).describe('What is converted'),
      direction: z.enum(['toSI', 'toConventional']).describe('As asked'),
      from: Measured().describe('The value given'),
      to: Measured().describe('The value converted'),
      factor: z.number().optional().describe('SI = conventional × factor'),
      formula: z.string().describe('The arithmetic in words'),
      note: z.string().optional().describe('A convention behind the factor'),
      estimatedAverageGlucose: z
        .strictObject({ mgdL: z.number(), mmolL: z.number() })
        .optional()
        .describe('A1c only, by the ADAG regression of 2008'),
      sources: z.array(Source()).describe('Where the facts were read'),
    },
    ambiguous: { options: Options() },
    not_found: { suggestions: z.array(z.string()).describe('Names that are near; may be empty') },
    needs_info: { missing: z.array(z.string()).describe('What to correct') },
  }),
  example: { analyte: 'glucose', value: 100 },
  handler({ analyte: typed, value, direction }, { data }) {
    const { records, names } = data.conversions;
    const nameOf = (slug: string) => records.find((record) => record.slug === slug)?.said.en.name;
    const match = matchMarker(typed, names);
    if (match.kind === 'several') return ambiguous(match.slugs, nameOf);
    const conversion = match.kind === 'one' ? records.find(({ slug }) => slug === match.slug) : undefined;
    if (conversion === undefined) return notConvertible(typed, match.kind === 'none' ? match.near : []);
    const converted = direction === 'toSI' ? toSi(value, conversion) : toConventional(value, conversion);
    if (converted < 0) {
      return {
        status: 'needs_info',
        message: 'The master equation gives no result this low. Check the value and its unit.',
        missing: ['value'],
      };
    }
    const [from, to] =
      direction === 'toSI'
        ? [conventionalSide(value, conversion), siSide(converted, conversion)]
        : [siSide(value, conversion), conventionalSide(converted, conversion)];
    const { name, note } = conversion.said.en;
    const a1c = direction === 'toSI' ? value : converted;
    return {
      status: 'ok',
      analyte: { slug: conversion.slug, name },
      direction,
      from: { ...from, value },
      to,
      ...(conversion.offset === 0 ? { factor: conversion.factor } : {}),
      formula: formula(conversion),
      ...(note === undefined ? {} : { note }),
      ...(conversion.slug === 'hemoglobin-a1c'
        ? { estimatedAverageGlucose: estimatedAverageGlucose(a1c) }
        : {}),
      sources: [conversion.source],
    };
  },
});

const siSide = (value: number, { siUnit, siDecimals }: Conversion) => ({
  value: significant(value),
  unit: siUnit,
  text: `${value.toFixed(siDecimals)} ${siUnit}`,
});

const conventionalSide = (value: number, { conventionalUnit, conventionalDecimals }: Conversion) => ({
  value: significant(value),
  unit: conventionalUnit,
  text: `${value.toFixed(conventionalDecimals)} ${conventionalUnit}`,
});

function notConvertible(typed: string, suggestions: readonly string[]) {
  const isLpa = /^(lp|lipoprotein)a$/.test(squeeze(typed));
  return {
    status: 'not_found' as const,
    message: isLpa
      ? 'Lipoprotein(a) is not converted: mg/dL and nmol/L have no fixed relation, because the size of the particle differs between people. Read the result in the unit it was reported in.'
      : 'No conversion is held under this name. Try another spelling, or one of the suggestions.',
    suggestions: [...suggestions],
  };
}
