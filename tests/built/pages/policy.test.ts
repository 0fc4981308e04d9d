import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, inject, it } from 'vitest';
import { UNLISTED } from '../samples.fixture.ts';

const site = inject('site');

/** What every HTML answer carries, whether a file or made by a function. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /max-age=(6307200|1576800)\d/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
};

describe.each(['/', '/es/biomarkers/ferritin', '/no-such-page', ...UNLISTED])('%s', (path) => {
  it('carries the headers that keep others out', async () => {
    const { headers } = await fetch(site + path);
    expect(headers.get('content-type')).toContain('text/html');
    for (const [name, value] of Object.entries(HEADERS))
      expect.soft(headers.get(name) ?? 'missing', name).toMatch(value);
  });

  it('has a policy in which the evaluator of Google finds no more than a possible weakness', async () => {
    const policy = (await fetch(site + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toBe((await fetch(site)).headers.get('content-security-policy'));
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part);
    // The one address that becomes a script: the worker for times without a connection.
    for (const part of [
      "require-trusted-types-for 'script'",
      'trusted-types offline reader',
      "worker-src 'self'",
    ])
      expect(policy).toContain(part);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // 'self' would be weak on a host that keeps files of its users; ours keeps none.
    const weak = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect(weak.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });
});
