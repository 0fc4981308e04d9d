import { expect, it } from 'vitest';
import { smallDataset } from '../core/dataset.fixture.ts';
import { securityTxt } from './security-txt.ts';

it('names the contact, a day on which it ends, and its own address', () => {
  const { service } = smallDataset().service;
  const text = securityTxt(
    { ...service, origin: 'https://labs.example', dataRelease: '2026-11-23' },
    'mailto:security@labs.example',
  );
  expect(text).toBe(
    'Contact: mailto:security@labs.example\nExpires: 2027-11-23T00:00:00.000Z\nPreferred-Languages: en, es\nCanonical: https://labs.example/.well-known/security.txt\n',
  );
});
