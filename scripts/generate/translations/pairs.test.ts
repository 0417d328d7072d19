import { describe, expect, test } from 'vitest';
import { pairsFor, type TranslationPair } from './pairs.ts';

const HEALTH: [string, string, string][] = [
  ['Discord', 'Discord', 'Disponibil'],
  ['Database', 'Baza de date', 'Disponibilă'],
  ['Cache', 'Memoria cache', 'Disponibilă'],
];

function rows(titles: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    titles.flatMap((title, index) => [
      [`rows.${index}.title`, title],
      [`rows.${index}.cases.0.text`, 'Available'],
    ]),
  );
}

const before: Record<string, TranslationPair> = Object.fromEntries(
  HEALTH.flatMap(([en, ro, state], index) => [
    [`rows.${index}.title`, { en, ro }],
    [`rows.${index}.cases.0.text`, { en: 'Available', ro: state }],
  ]),
);

function translated(texts: Record<string, string>, old = before): Record<string, string | undefined> {
  const pairs = pairsFor(texts, old, ['en', 'ro']);
  return Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair.ro]));
}

describe('equal texts with different translations', () => {
  test.each([0, 1, 2, 3])('keep theirs when a row is inserted at %i', (at) => {
    const titles = HEALTH.map(([title]) => title);
    const after = translated(rows([...titles.slice(0, at), 'Bot', ...titles.slice(at)]));
    const states = Object.entries(after).filter(([key]) => key.endsWith('text'));
    const expected = HEALTH.map(([, , state]) => state);
    expect(states.map(([, state]) => state)).toEqual([...expected.slice(0, at), '', ...expected.slice(at)]);
  });

  test('keep theirs when a row is removed', () => {
    expect(translated(rows(['Database', 'Cache']))['rows.0.cases.0.text']).toBe('Disponibilă');
    expect(translated(rows(['Discord', 'Cache']))).toMatchObject({
      'rows.0.cases.0.text': 'Disponibil',
      'rows.1.cases.0.text': 'Disponibilă',
    });
  });

  test('keep theirs by name, in any order', () => {
    const old = { one: { en: 'Free', ro: 'Liber' }, two: { en: 'Free', ro: 'Gratuit' } };
    expect(translated({ two: 'Free', one: 'Free' }, old)).toEqual({ two: 'Gratuit', one: 'Liber' });
  });
});

describe('a text', () => {
  test('that moved takes its translation along', () => {
    expect(translated({ 'screen.help': 'Database' })).toEqual({ 'screen.help': 'Baza de date' });
  });

  test('that changed keeps the old pair', () => {
    const pairs = pairsFor({ a: 'New' }, { a: { en: 'Old', ro: 'Vechi' } }, ['en', 'ro']);
    expect(pairs).toEqual({ a: { en: 'Old', ro: 'Vechi' } });
  });

  test('that is new gets an existing translation if there is only one', () => {
    const old = { a: { en: 'Save', ro: 'Salvează' } };
    expect(translated({ a: 'Save', b: 'Save', c: 'Open' }, old)).toEqual({ a: 'Salvează', b: 'Salvează', c: '' });
  });
});
