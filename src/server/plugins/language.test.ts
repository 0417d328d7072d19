import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negotiateLanguage } from './language.ts';

const of = (header: string, offered = ['en', 'ro']) => negotiateLanguage(header, offered, offered[0] as string);

describe('the language for an Accept-Language header', () => {
  test.each([
    ['ro', 'ro'],
    ['ro-RO', 'ro'],
    ['RO-md', 'ro'],
    ['ro-Latn-RO', 'ro'],
    ['en, ro', 'en'],
    ['ro, en', 'ro'],
    ['en;q=0.8, ro;q=0.9', 'ro'],
    ['en ; q=0.8,ro ;q=0.9', 'ro'],
    ['de, ro;q=0.5', 'ro'],
    ['de-AT, de;q=0.9, ro-RO;q=0.4, en;q=0.3', 'ro'],
    ['en-GB;q=0.1, ro;q=0.5, en', 'en'],
  ])('for %j is the best of the offered ones: %s', (header, language) => {
    expect(of(header)).toBe(language);
  });

  test.each([[''], ['de'], ['de-DE, fr;q=0.5'], ['ro;q=0'], ['rom'], ['r'], ['*'], ['de, *;q=0.1'], ['*, ro;q=0.1']])(
    'for %j is the default',
    (header) => {
      expect(of(header)).toBe('en');
    },
  );

  test.each([['en;q=0, *'], ['*;q=0.5, en;q=0'], ['*;q=0.5, en;q=0.1']])('for %j is not the default', (header) => {
    expect(of(header)).toBe('ro');
  });

  test.each([
    [';;;,,,'],
    ['q=1'],
    ['ro;q=2'],
    ['ro;q=-1'],
    ['ro;q=1.5'],
    ['ro;level=1'],
    ['ro en'],
    ['../ro'],
    ['__proto__'],
  ])('for the malformed %j is the default', (header) => {
    expect(of(header)).toBe('en');
  });

  test('ignores malformed ranges', () => {
    expect(of('en;q=high, , ;q=1, ro;q=0.1')).toBe('ro');
  });

  test('is always an offered one', () => {
    const header = fc.oneof(fc.string(), fc.stringMatching(/^([a-z]{1,3}(-[A-Z]{2})?(;q=[01]\.?\d?)?, ?)*$/));
    fc.assert(fc.property(header, (text) => ['en', 'ro', 'hu'].includes(of(text, ['en', 'ro', 'hu']))));
  });

  test('is found in linear time', () => {
    for (const text of ['a-'.repeat(8000), `ro${' '.repeat(16_000)}x`, ',;'.repeat(8000)]) expect(of(text)).toBe('en');
  });
});
