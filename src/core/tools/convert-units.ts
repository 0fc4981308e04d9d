import * as z from 'zod';
import { analyteNamed, isNamed, matchAnalyte, meaningsOf } from '../analytes/match.ts';
import { estimatedAverageGlucose, formula, toConventional, toSi } from '../chemistry/convert.ts';
import { significant } from '../chemistry/significant.ts';
import type { Conversion } from '../model/conversion.ts';
import { Source } from '../model/source.ts';
import { squeeze } from '../names/fold.ts';
import { Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
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
    'Converts a laboratory value between US conventional and SI units with the published factor of that analyte, such as glucose mg/dL to mmol/L. Hemoglobin A1c uses the master equation and also gives the estimated average glucose. Lipoprotein(a) is refused: mass and molar units have no fixed relation. To judge a value as low or high use interpret_results, which converts by itself.',
  tag: 'reference',
  reads: ['analytes', 'conversions'],
  personal: true,
  onDevice: true,
  sends: 'post',
  input: () =>
    z.strictObject({
      analyte: textField(1, 60).describe('Analyte slug or name, such as glucose or hemoglobin-a1c'),
      value: z.number().min(-1e12).max(1e12).describe('The value to convert'),
      direction: z
        .enum(['toSI', 'toConventional'])
        .default('toSI')
        .describe('toSI: from US conventional units; toConventional: back'),
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
      assumed: z.array(z.string()).optional().describe('What the name was taken for'),
      estimatedAverageGlucose: z
        .strictObject({ mgdL: z.number(), mmolL: z.number() })
        .optional()
        .describe('A1c only, by the ADAG regression of 2008'),
      sources: z.array(Source()).describe('Where the facts were read'),
    },
    ambiguous: { options: Options() },
    not_found: {
      suggestions: z.array(z.string()).describe('Names that are near; may be empty'),
      options: Options().optional(),
    },
    needs_info: { missing: z.array(z.string()).describe('What to correct') },
  }),
  example: { analyte: 'glucose', value: 100 },
  handler({ analyte: typed, value, direction }, { data, lang, words }) {
    const { records } = data.conversions;
    const bySlug = (slug: string | undefined) => records.find((record) => record.slug === slug);
    const optionsFor = (slugs: readonly string[]) =>
      slugs.map((slug) => ({
        slug,
        name: bySlug(slug)?.said[lang].name ?? analyteNamed(slug, data.analytes)?.said[lang].name ?? slug,
      }));
    const nextFor = (options: ReturnType<typeof optionsFor>) =>
      options.map(({ slug, name }) =>
        nextCall('convert_units', { analyte: slug, value, direction }, words.askBack.meaning(name), lang),
      );
    const conversionOf = (slug: string) => bySlug(analyteNamed(slug, data.analytes)?.conversion);
    const match = bySlug(typed) === undefined ? matchAnalyte(typed, data.analytes) : undefined;
    const meant = match?.kind === 'none' ? [] : meaningsOf(typed, data.analytes);
    const convertible = meant.filter((slug) => conversionOf(slug) !== undefined).slice(0, MOST_OPTIONS);
    // Of several meanings one that can be converted: triglycerides, where thyroglobulin is written alike.
    const [only] = convertible.length === 1 && isNamed(typed, data.analytes) ? convertible : [];
    if (isLipoproteinA(typed) || meant.includes('lipoprotein-a'))
      return { status: 'not_found', message: words.chemistry.lipoproteinA, suggestions: [] };
    // Cortisol of the morning and of the evening is one molecule: several analytes may share one factor.
    const shared = new Set(match?.kind === 'several' ? meant.map(conversionOf) : []);
    const [one, ...others] = shared;
    const factorOfAll = only === undefined ? (others.length === 0 ? one : undefined) : conversionOf(only);
    if (match?.kind === 'several' && factorOfAll === undefined) {
      const options = optionsFor(convertible);
      return options.length === 0
        ? { status: 'not_found', message: words.chemistry.noConversion(typed), suggestions: [] }
        : { status: 'ambiguous', message: words.askBack.severalFit, options, next: nextFor(options) };
    }
    const conversion = match?.kind === 'one' ? conversionOf(match.slug) : (factorOfAll ?? bySlug(typed));
    if (conversion === undefined) {
      const suggestions = match?.kind === 'none' ? match.near.filter((slug) => conversionOf(slug)) : [];
      const options = optionsFor(suggestions);
      const known = match?.kind === 'one' ? analyteNamed(match.slug, data.analytes) : undefined;
      return {
        status: 'not_found',
        message:
          known === undefined
            ? words.chemistry.unknownAnalyte(options.length > 0)
            : words.chemistry.noConversion(known.said[lang].name),
        suggestions,
        ...(options.length === 0 ? {} : { options, next: nextFor(options) }),
      };
    }
    const converted = direction === 'toSI' ? toSi(value, conversion) : toConventional(value, conversion);
    if (converted < 0 && value >= 0)
      return { status: 'needs_info', message: words.chemistry.tooLow, missing: ['value'] };
    const [from, to] =
      direction === 'toSI'
        ? [conventionalSide(value, conversion), siSide(converted, conversion)]
        : [siSide(value, conversion), conventionalSide(converted, conversion)];
    const { name, note } = conversion.said[lang];
    const notes = [...(note === undefined ? [] : [note]), ...(value < 0 ? [words.chemistry.negative] : [])];
    const a1c = direction === 'toSI' ? value : converted;
    return {
      status: 'ok',
      analyte: { slug: conversion.slug, name },
      direction,
      from: { ...from, value },
      to,
      ...(conversion.offset === 0 ? { factor: conversion.factor } : {}),
      formula: formula(conversion),
      ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
      next: [
        nextCall(
          'interpret_results',
          { values: [{ marker: conversion.slug, value, unit: from.unit }] },
          words.chemistry.whyInterpret,
          lang,
        ),
      ],
      ...(only === undefined || match?.kind !== 'several'
        ? {}
        : { assumed: [words.catalog.takenFor(typed, name)] }),
      ...(conversion.slug === 'hemoglobin-a1c'
        ? { estimatedAverageGlucose: estimatedAverageGlucose(a1c) }
        : {}),
      sources: [conversion.source],
    };
  },
});

const MOST_OPTIONS = 6;

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

const isLipoproteinA = (typed: string): boolean => /^(lp|lipoprotein)a$/.test(squeeze(typed));
