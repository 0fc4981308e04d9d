import { REQUESTS_A_MINUTE } from '../../core/limits.ts';
import { MAX_BODY_BYTES } from '../http.ts';

/** An error that the service answers with: its status, its name as a component, when it comes, and one as it is sent. */
interface ErrorAnswer {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  readonly example: {
    readonly type?: string;
    readonly title: string;
    readonly detail: string;
    readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
    readonly 'violated-policies'?: readonly string[];
  };
}

/** A test provokes each of them and compares. */
export const ERRORS = [
  {
    status: 400,
    name: 'InvalidInput',
    description: 'Invalid input; the faults are named',
    example: {
      title: 'Invalid input',
      detail: '2 fields are not as the tool needs. See errors for each, correct them and call again.',
      errors: [
        { pointer: '/zip', detail: 'This field is required.' },
        {
          pointer: '/zipcode',
          detail: 'This field is not known here. Remove it, or check its spelling.',
        },
      ],
    },
  },
  {
    status: 404,
    name: 'NotFound',
    description: 'Unknown address or item',
    example: {
      title: 'Not found',
      detail: 'No public test or panel has this slug or id. /api/catalog.json?q= finds it.',
    },
  },
  {
    status: 405,
    name: 'MethodNotAllowed',
    description: 'This address answers other methods; see Allow',
    example: { title: 'Method not allowed', detail: 'This address answers GET.' },
  },
  {
    status: 406,
    name: 'NotAcceptable',
    description: 'The Accept header allows no JSON',
    example: { title: 'Not acceptable', detail: 'This address answers application/json only.' },
  },
  {
    status: 413,
    name: 'BodyTooLarge',
    description: `The body has more than ${MAX_BODY_BYTES / 1024} KiB`,
    example: { title: 'Body too large', detail: `A body may have at most ${MAX_BODY_BYTES / 1024} KiB.` },
  },
  {
    status: 415,
    name: 'UnsupportedMediaType',
    description: 'The body is not sent as JSON',
    example: { title: 'Unsupported media type', detail: 'Send the body as application/json.' },
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: `More than ${REQUESTS_A_MINUTE} requests in a minute from one address; see Retry-After`,
    example: {
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      title: 'Too many requests',
      detail: 'Too many requests from this address. Try again in 60 seconds.',
      'violated-policies': ['default'],
    },
  },
  {
    status: 500,
    name: 'InternalError',
    description: 'The service could not answer',
    example: { title: 'Internal error', detail: 'The service could not answer. Try again later.' },
  },
] as const satisfies readonly ErrorAnswer[];

export type ErrorStatus = (typeof ERRORS)[number]['status'];

/** The body of such an error, as it is sent. */
export const bodyOf = ({ status, example }: ErrorAnswer): Readonly<Record<string, unknown>> => {
  const { type = 'about:blank', title, detail, ...rest } = example;
  return { type, title, status, detail, ...rest };
};
