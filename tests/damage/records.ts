import { type Damage, edits } from './damage.ts';

const TEST = 'data/tests/glucose.json';
const A1C = 'data/tests/hemoglobin-a1c.json';
const PANEL = 'data/panels/sugar-check.json';
const MARKER = 'data/markers/glucose.json';
const CRITICAL = 'data/limits/critical.csv';
const BAND = '"low": 70,\n      "high": 99,';

const record: readonly Damage[] = [
  ...edits('test', TEST, [
    [
      'a required field left out',
      '  "description": "Measures the sugar in the blood at the moment of the draw.",\n',
      '',
    ],
    ['a text for true', '"popular": true', '"popular": "yes"'],
    ['a misspelt field', '"description"', '"descripton"'],
    ["another record's id", '"t0001"', '"t0002"', A1C],
    ['an id of another form', '"t0001"', '"T1"'],
    ['a wrong check digit of LOINC', '"2345-7"', '"2345-8"'],
    ['the same LOINC twice', '"2345-7"', '"2345-7", "2345-7"'],
    ['a procedure code too short', '"82947"', '"8294"'],
    ['a procedure code of no fee schedule', '"82947"', '"84444"'],
    ['a category that is not there', '"category": "metabolic"', '"category": "sugar"'],
    ['a status that is not known', '"active"', '"sold"'],
    ['a related test that is not there', '"related": []', '"related": ["insulin"]'],
    ['a blank without width in a reference', '"related": []', '"related": ["hemoglobin\u200b-a1c"]'],
    ['related to itself', '"related": []', '"related": ["glucose"]'],
    ['an alias of another test', '"blood sugar"', '"A1c"', A1C],
    ['the Spanish left out', '"es": {', '"fr": {'],
    [
      'the Spanish is the English',
      'Mide el azúcar en la sangre en el momento de la toma.',
      'Measures the sugar in the blood at the moment of the draw.',
    ],
    ['an audience without Spanish', '"Adults"', '"Adults", "Children"'],
    ['a description of 500 letters', 'Measures', 'Measures '.repeat(50)],
    ['a description of 3 letters', 'Measures the sugar in the blood at the moment of the draw.', 'Yes'],
    ['a script in a description', 'Measures', '<script>alert(1)</script> Measures'],
    ['a comment of HTML in a description', 'Measures', '<!-- draft --> Measures'],
    ['a control character in a name', '"name": "Glucose"', '"name": "Glu\\u0007cose"'],
    ['a sign that turns the direction of a name', '"name": "Glucose"', '"name": "\\u202eGlucose"'],
    ['a soft hyphen in a name', '"name": "Glucose"', '"name": "Glu\u00adcose"'],
    ['a formula of a spreadsheet as a name', '"name": "Glucose"', '"name": "=HYPERLINK(1)"'],
    ['fasting without hours', '"hours": 8,\n', ''],
    ['hours as a text', '"hours": 8', '"hours": "8"'],
    ['hours below 0', '"hours": 8', '"hours": -8'],
    ['a turnaround that runs backwards', '"min": 1', '"min": 5'],
    ['half a day of turnaround', '"min": 1', '"min": 1.5'],
    ['no biomarker', '"biomarkers": [\n    "Glucose"\n  ]', '"biomarkers": []'],
    [
      'an alias of a marker as a biomarker',
      '"biomarkers": [\n    "Glucose"',
      '"biomarkers": [\n    "blood glucose"',
    ],
    ['a sample that the range is not for', '"Blood (serum)"', '"Blood (whole)"'],
    ['no source', '"sources": [', '"sources": [], "old": ['],
    ['a source over javascript:', 'https://example.org/diabetes', 'javascript:alert(1)'],
    ['a source without an address', 'https://example.org/diabetes', 'diabetes'],
    ['a source read in the future', '"accessed": "2026-10-01"', '"accessed": "2027-10-01"'],
    ['a source read on a day that does not exist', '"accessed": "2026-10-01"', '"accessed": "2026-02-30"'],
    ['a source read on 10/01/2026', '"accessed": "2026-10-01"', '"accessed": "10/01/2026"'],
  ]),
  ...edits('panel', PANEL, [
    ['a part that is not there', '"hemoglobin-a1c"', '"a1c"'],
    ['the same part twice', '"hemoglobin-a1c"', '"hemoglobin-a1c", "glucose"'],
    ['one part only', '"glucose",\n', ''],
    ['itself as a part', '"hemoglobin-a1c"', '"hemoglobin-a1c", "sugar-check"'],
    ['an id of a test', '"p0001"', '"t0003"'],
    ['a warning without Spanish', '"En el embarazo haga en su lugar la prueba de tolerancia."', ''],
  ]),
  ...edits('marker', MARKER, [
    ['low above high', BAND, '"low": 99,\n      "high": 70,'],
    ['a limit as a text', '"low": 70', '"low": "70"'],
    ['no limit at all', BAND, ''],
    ['a range outside of what is plausible', '"high": 99', '"high": 9900'],
    ['plausible limits swapped', '"low": 10,\n    "high": 2000', '"low": 2000,\n    "high": 10'],
    ['a unit that nobody can read', '"unit": "mg/dL"', '"unit": "mg/dLL"'],
    ['a unit that no conversion leads to', '"unit": "mg/dL"', '"unit": "mIU/L"', CRITICAL],
    ['a source that is not there', '"source": "niddk"', '"source": "nih"'],
    [
      'adults without a range',
      '"population": "Adults, fasting"',
      '"population": "Adults, fasting", "ageFrom": {"value": 30, "unit": "years"}',
    ],
    [
      'two ranges for the same ages',
      '"source": "niddk"\n    }',
      '"source": "niddk"\n    },\n    {"kind": "reference_interval", "low": 60, "high": 120, "population": "Adults, fasting", "source": "niddk"}',
    ],
    [
      'a range for no age',
      '"population": "Adults, fasting"',
      '"population": "Adults, fasting", "ageFrom": {"value": 60, "unit": "years"}, "ageBefore": {"value": 50, "unit": "years"}',
    ],
    [
      'pregnancy in men',
      '"population": "Adults, fasting"',
      '"population": "Adults, fasting", "sex": "male", "pregnancy": "any"',
    ],
    [
      'an age in weeks',
      '"population": "Adults, fasting"',
      '"population": "Adults, fasting", "ageFrom": {"value": 60, "unit": "weeks"}',
    ],
    ['a review before the reading', '"reviewBy": "2027-10-01"', '"reviewBy": "2020-10-01"'],
  ]),
  ...edits('limit', CRITICAL, [
    ['a critical limit inside the range', '<=50', '<=80'],
    ['a critical limit on the wrong side', '<=50', '>=50'],
    ['a critical limit ten times off', '<=50', '<=5'],
    ['a limit without a sign', '<=50', '50'],
    ['a limit in words', '<=50', 'low'],
    ['a unit that does not lead to the range', '<=50,mg/dL', '<=50,mIU/L'],
    ['a list that is not there', '<=50,mg/dL,hospital', '<=50,mg/dL,clinic'],
    ['a marker that is not there', 'glucose,,,,,<=50', 'glucos,,,,,<=50'],
    ['an age that cannot be read', 'glucose,,24h', 'glucose,,24hours'],
    [
      'the same limit twice',
      'glucose,,,,,<=50,mg/dL,hospital,Glucose 50',
      'glucose,,,,,<=50,mg/dL,hospital,Glucose 50\nglucose,,,,,<=50,mg/dL,hospital,Glucose 50',
    ],
  ]),
  ...edits('limit', 'data/limits/critical-lists.csv', [
    ['a list read in the future', '2026-10-01', '2027-10-01'],
    ['a country in words', ',US,', ',USA,'],
  ]),
  ...edits('limit', 'data/limits/guideline-limits.csv', [
    ['a guideline that is not there', ',ada,', ',who,'],
    ['a decision that is not known', 'always', 'allways'],
    ['postmenopausal TRUE', 'glucose,18y,,,,,', 'glucose,18y,,,,TRUE,'],
  ]),
  ...edits('limit', 'data/limits/severity.csv', [['a step that is not known', 'clear', 'clearly']]),
  ...edits('conversion', 'data/conversions.csv', [
    ['a factor ten times off', '0.05551', '0.5551'],
    ['a factor in exponents', '0.05551', '5.551e-2'],
    ['a factor with a comma', '0.05551', '"0,05551"'],
    ['a conversion of nothing that is measured', '\nglucose,', '\nglucosamine,'],
    ['a unit that nobody can read', 'mmol/L', 'mmmol/L'],
    ['decimals below 0', ',0,2,0,', ',0,-2,0,'],
    ['a source read in the future', '2026-10-01', '2027-10-01'],
  ]),
  ...edits('condition', 'data/conditions/diabetes.json', [
    ['a step that is not sold', '"item": "glucose"', '"item": "glucos"'],
    ['a marker that is not there', '"marker": "glucose"', '"marker": "glucos"'],
    ['an urgency that is not known', '"urgency": "now"', '"urgency": "at once"'],
    ['one language only', '"es": "Diabetes"', '"fr": "Diabetes"'],
    ['related to a condition that is not there', '"related": []', '"related": ["gout"]'],
  ]),
  ...edits('goal', 'data/goals/check-sugar.json', [
    ['a test that is not there', '"slug": "glucose"', '"slug": "glucos"'],
    ['a step that is not known', '"step": "first"', '"step": "begin"'],
    ['a source read in the future', '"accessed": "2026-10-01"', '"accessed": "2027-10-01"'],
  ]),
  ...edits('pattern', 'data/patterns/low-sugar.json', [
    ['a marker that is not there', '"marker": "glucose"', '"marker": "glucos"'],
    ['a limit that cannot be read', '"<54"', '"under 54"'],
    ['a unit that does not lead to the range', '"unit": "mg/dL"', '"unit": "mIU/L"'],
  ]),
  ...edits('interpretation', 'data/interpretations/glucose.json', [
    ['a test that is not there', '"hemoglobin-a1c"', '"a1c"'],
    ['one question only', '"Was I fasting?",\n      "Do I need A1c?"', '"Was I fasting?"'],
  ]),
  ...edits('words', 'data/terms-es.csv', [
    ['a term without its row', 'Quest,Quest\n', '', 'data/providers/other-lab.json'],
    ['a row without a use', 'Quest,Quest\n', 'Quest,Quest\nZebra,Cebra\n'],
    ['no Spanish', 'Glucose,Glucosa', 'Glucose,'],
  ]),
];

export const RECORD_DAMAGES = record;
