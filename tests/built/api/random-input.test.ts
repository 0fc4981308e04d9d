import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { call } from '../../../src/core/tools/call.fixture.ts';
import { toolsOf } from '../../../src/core/tools/index.ts';
import { loadDataset } from '../../../src/data/load.ts';
import { answerSchema, inputSchema } from '../../../src/surfaces/openapi/schemas.ts';
import { fitting } from '../../arbitrary.fixture.ts';

const TOOLS = toolsOf(loadDataset().service);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  '[R2] %s answers every valid input within its published schema',
  (name, tool) => {
    const validate = ajv.compile(answerSchema(tool));
    fc.assert(
      fc.property(fitting(inputSchema(tool)), (input) => {
        const answer = call(name, input);
        expect(validate(answer), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
        if (answer.status !== 'ok') expect(answer.message).toMatch(/\w.*[.]$/);
        expect(JSON.stringify(answer)).not.toMatch(/undefined|NaN|Infinity|\[object/);
      }),
      { numRuns: 300 },
    );
  },
);
