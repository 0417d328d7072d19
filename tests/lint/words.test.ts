import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const reference = readFileSync('generated/reference/language.md', 'utf8');
const decision = readFileSync('docs/decisions/0025-one-word-for-one-thing.md', 'utf8');

/** The names of properties in the tables of the reference. */
function wordsOfLanguage(): Set<string> {
  const tables = reference.split('| property | type | required | what it is | used by |\n').slice(1);
  const paths = tables.flatMap((table) =>
    [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path),
  );
  return new Set(paths.map((path) => path.replaceAll(/\[\]|\.\*/g, '').replace(/^.*\./, '')));
}

/** The words in the sections of the decision from one heading to another. */
function listed(from: string, to?: string): Set<string> {
  const section = decision.slice(decision.indexOf(from), to === undefined ? undefined : decision.indexOf(to));
  return new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/[. ]/)));
}

const SHARED = '## Words that several screens use';
const RARE = '## Words that only one screen uses';

/** Nothing is counted, so that a module can be removed whose words are then used by one screen, or none. */
test('every word is known to be of use to several screens, or has a reason in decision 25', () => {
  const words = wordsOfLanguage();
  expect(words.size).toBeGreaterThan(200);
  const [shared, justified] = [listed(SHARED, RARE), listed(RARE)];
  expect([...words].filter((word) => !shared.has(word) && !justified.has(word))).toEqual([]);
  expect([...shared].filter((word) => !words.has(word) || justified.has(word))).toEqual([]);
});
