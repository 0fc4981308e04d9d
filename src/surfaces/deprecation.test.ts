import { describe, expect, it } from 'vitest';
import { data } from '../../tests/two-languages.fixture.ts';
import { DEPRECATED, type Deprecation, NOTICE_DAYS } from '../core/deprecations.ts';
import { findTool } from '../core/tools/index.ts';
import { withDeprecation } from './deprecation.ts';
import { openApi } from './openapi/openapi.ts';
import { answerRest } from './rest.ts';

const OLD: readonly Deprecation[] = [
  { path: '/api/catalog.json', since: '2026-12-01', sunset: '2027-12-01', change: 'next-calls' },
  { path: '/api/agent/convert_units', since: '2026-12-01', sunset: '2027-12-01', change: 'next-calls' },
];

const ask = async (path: string, deprecated: readonly Deprecation[]) => {
  const request = new Request(`http://localhost${path}`);
  return withDeprecation(request, await answerRest(request, { data, today: '2026-11-23' }), deprecated);
};

describe('an address that will end', () => {
  it('says since when, until when and where to read on, and keeps its answer and its other links', async () => {
    const before = await ask('/api/catalog.json?limit=1', []);
    const after = await ask('/api/catalog.json?limit=1', OLD);
    // RFC 9745, section 2: a date of structured fields. RFC 8594, section 3: an HTTP date.
    expect(after.headers.get('deprecation')).toBe('@1796083200');
    expect(after.headers.get('sunset')).toBe('Wed, 01 Dec 2027 00:00:00 GMT');
    expect(after.headers.get('link')).toContain('rel="next"');
    expect(after.headers.get('link')).toContain('</docs/changelog>; rel="deprecation"; type="text/html"');
    expect(after.headers.get('link')).toContain('rel="sunset"');
    expect(after.headers.get('access-control-expose-headers')).toContain('Deprecation, ');
    expect(after.headers.get('access-control-expose-headers')).toContain('Sunset');
    expect([after.status, await after.text()]).toEqual([before.status, await before.text()]);
  });

  it('says so in OpenAPI, and others do not', () => {
    const { paths } = openApi(data, OLD);
    expect(paths['/api/agent/convert_units']?.post?.deprecated).toBe(true);
    expect(paths['/api/catalog.json']?.get?.deprecated).toBe(true);
    expect(paths['/api/agent/quote_order']?.post).not.toHaveProperty('deprecated');
  });

  it('leaves the answers of others as they are', async () => {
    const answer = await ask('/api/agent/quote_order?items=cbc', OLD);
    expect(answer.headers.has('deprecation')).toBe(false);
    expect(answer.headers.has('sunset')).toBe(false);
  });
});

it('gives the notice that the policy promises, and tells of every end in the list of changes', () => {
  for (const { path, since, sunset, change } of DEPRECATED) {
    expect((Date.parse(sunset) - Date.parse(since)) / 86_400_000).toBeGreaterThanOrEqual(NOTICE_DAYS);
    expect(path === '/api/catalog.json' || findTool(path.split('/').at(-1) ?? '') !== undefined).toBe(true);
    expect(data.changes.api.find(({ slug }) => slug === change)?.kind).toBe('deprecated');
  }
  expect(new Set(data.changes.api.map(({ slug }) => slug)).size).toBe(data.changes.api.length);
});
