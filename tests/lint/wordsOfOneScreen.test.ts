import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const reference = readFileSync('generated/reference/language.md', 'utf8');
const decision = readFileSync('docs/decisions/0025-one-word-for-one-thing.md', 'utf8');

/** The screens that use each name of a property, from the last column of the reference. */
function usesByName(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const table of reference.split('| property | type | required | what it is | used by |\n').slice(1)) {
    for (const [, path = '', users = ''] of table.split('\n\n')[0]?.matchAll(/^\| `([^`]+)` \| .* \| ([^|]*) \|$/gm) ??
      []) {
      const name =
        path
          .replaceAll(/\[\]|\.\*/g, '')
          .split('.')
          .at(-1) ?? '';
      const screens = users.split(', ').filter(Boolean);
      uses.set(name, new Set([...(uses.get(name) ?? []), ...screens]));
    }
  }
  return uses;
}

/** Those that no screen uses, too, so that a new module may be the first one. */
test('every word that at most one screen uses has a reason in decision 25', () => {
  const uses = usesByName();
  expect(uses.size).toBeGreaterThan(200);
  const section = decision.slice(decision.indexOf('## Words that only one screen uses'));
  const justified = new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/[. ]/)));
  const rare = [...uses].filter(([, screens]) => screens.size <= 1 && !screens.has('all'));
  expect(rare.length).toBeGreaterThan(50);
  expect(rare.map(([name]) => name).filter((name) => !justified.has(name))).toEqual([]);
});
