import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedUrl } from './url.ts';

const hosts = ['example.com', '*.example.org'];

test.each([
  ['', true],
  ['https://example.com', true],
  ['https://EXAMPLE.com/a?b#c', true],
  ['https://pictures.example.org/a.png', true],
  ['https://a.b.example.org', true],
  ['https://example.org', false],
  ['https://badexample.org', false],
  ['https://example.com.evil.net/', false],
  ['https://example.com@evil.net/', false],
  ['https://user:word@example.com/', false],
  ['https://evil.net\\@example.com/', false],
  ['http://example.com/', false],
  ['https:example.com', false],
  [' https://example.com', false],
  ['https://exam\nple.com', false],
  ['javascript:alert(1)', false],
  ['//example.com/', false],
  ['example.com', false],
])('%j is allowed: %s', (text, allowed) => {
  expect(isAllowedUrl(text, { hosts })).toBe(allowed);
});

test('without hosts, any https address is allowed', () => {
  expect(isAllowedUrl('https://anything.test/', {})).toBe(true);
  expect(isAllowedUrl('ftp://anything.test/', {})).toBe(false);
});

test('what is allowed leads to an allowed host, whatever is written', () => {
  const part = fc.stringMatching(/^[a-z.@:/\\#? \t]{0,12}$/);
  fc.assert(
    fc.property(part, part, (before, after) => {
      const text = `https://${before}example.com${after}`;
      if (!isAllowedUrl(text, { hosts: ['example.com'] })) return;
      expect(new URL(text)).toMatchObject({ protocol: 'https:', hostname: 'example.com', username: '' });
    }),
  );
});
