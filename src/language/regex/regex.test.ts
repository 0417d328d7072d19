import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesIn } from './matches.ts';
import { compileRegex, isLinearRegex } from './program.ts';

const shown = (pattern: string, text: string) => {
  const program = compileRegex(pattern);
  if (typeof program === 'string') return program;
  return matchesIn(text, program)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
};
const byTheBrowser = (pattern: string, text: string) =>
  text.replaceAll(new RegExp(pattern, 'giu'), (match) => (match === '' ? '' : `[${match}]`));

describe('a pattern that can be matched in linear time', () => {
  test.each([
    ['free|nitro', 'Free nitro now', '[Free] [nitro] now'],
    ['buy\\s+now', 'BUY   now', '[BUY   now]'],
    ['\\bgifts?\\b', 'gift gifts gifted', '[gift] [gifts] gifted'],
    ['a{2,3}?', 'aaaaa', '[aa][aa]a'],
    ['^a|b$', 'abab', '[a]ba[b]'],
    ['[^\\]a-c]+', 'abc]de', 'abc][de]'],
    ['\\p{Lu}\\u{1F600}.', 'x😀y', '[x😀y]'],
    ['\\ud83d\\ude00|\\x41', '😀a', '[😀][a]'],
    ['a*', 'baab', 'b[aa]b'],
    ['(a+)+$', 'aaaa!', 'aaaa!'],
  ])('%s in %j', (pattern, text, expected) => {
    expect(shown(pattern, text)).toBe(expected);
  });

  const atom = fc.constantFrom('a', 'b', '[ab]', '.', '\\w', '[^a]', '^', '$', '\\b', '\\B', 'é');
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    pattern: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    part: fc.oneof(
      { weight: 5, arbitrary: atom },
      { weight: 2, arbitrary: fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom('a', 'b', '[ab]', '(ab)', '(a|b)'),
            fc.constantFrom('*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{1,}?'),
          )
          .map((pair) => pair.join('')),
      },
    ),
  }));

  test('matches what the regular expressions of the language match', () => {
    fc.assert(
      fc.property(pattern, fc.stringMatching(/^[abé ]{0,8}$/), (one, text) => {
        expect(shown(one, text)).toBe(byTheBrowser(one, text));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['(a+)+$', '(a|a)*b', '(.*)*x', `${'a?'.repeat(100)}${'a'.repeat(100)}`, '(a*b|a)'])(
    'takes no longer for a hostile pattern: %s',
    (hostile) => {
      const before = performance.now();
      shown(hostile, 'a'.repeat(500));
      // A backtracking engine would take years.
      expect(performance.now() - before).toBeLessThan(60_000);
    },
  );
});

test.each([
  ['(', 'broken'],
  ['\\p{Nope}', 'broken'],
  ['a**', 'broken'],
  ['(a)\\1', 'unsupported'],
  ['(?=a)', 'unsupported'],
  ['(?<!a)b', 'unsupported'],
  ['(?<name>a)\\k<name>', 'unsupported'],
  ['(a{100}){100}', 'large'],
  [`${'('.repeat(9)}a${'{99})'.repeat(9)}`, 'large'],
] as const)('%s cannot be used: %s', (pattern, fault) => {
  expect(compileRegex(pattern)).toBe(fault);
  expect(isLinearRegex(pattern)).toBe(false);
});

test('an empty text is no pattern, and not at fault', () => {
  expect(isLinearRegex('')).toBe(true);
});
