import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type SearchEntry, searchEntries } from '../../src/language/search/searchEntries.ts';
import { createSearcher } from '../../src/language/search/searcher.ts';
import { planIds } from '../../src/web/product/plans.ts';

/** A question as owners ask it, and what they are looking for: a setting, a command, or else the screen of a module. */
interface Question {
  language: string;
  question: string;
  module: string;
  setting?: string;
  command?: string;
}

const questions: Question[] = JSON.parse(readFileSync('tests/search/questions.json', 'utf8'));
const searchers = new Map(
  ['en', 'ro'].map((language) => {
    const index = JSON.parse(readFileSync(`generated/search/${language}.json`, 'utf8'));
    return [language, createSearcher(searchEntries(index, planIds))];
  }),
);

/** What the index of a language may take on the way to a browser, in bytes. */
const MOST_BYTES = 15_000;

test.each(['en', 'ro'])('the index in %s is small when it is compressed', (language) => {
  const index = JSON.parse(readFileSync(`generated/search/${language}.json`, 'utf8'));
  expect(gzipSync(JSON.stringify(index), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
});

function isAnswer(entry: SearchEntry, { module, setting, command }: Question): boolean {
  if (entry.module !== module) return false;
  if (command !== undefined) return entry.kind === 'command' && entry.title === command;
  return setting === undefined ? entry.kind === 'module' : entry.kind === 'setting' && entry.setting === setting;
}

const ranked = questions.map((asked) => {
  const results = searchers.get(asked.language)?.search(asked.question, 30) ?? [];
  return { ...asked, rank: results.findIndex((entry) => isAnswer(entry, asked)) };
});
const asked = (from: readonly Question[]) => from.map(({ language, question }) => `${language}: ${question}`);

test('half of the questions are in each language, at least fifty, and each is asked once', () => {
  expect(new Set(asked(questions)).size).toBe(questions.length);
  const [english, romanian] = ['en', 'ro'].map((language) => questions.filter((one) => one.language === language));
  expect(romanian?.length).toBe(english?.length);
  expect(romanian?.length).toBeGreaterThanOrEqual(50);
  const accented = romanian?.filter(({ question }) => /[ăâîșț]/i.test(question)).length ?? 0;
  expect(accented).toBeGreaterThanOrEqual(25);
});

describe.each(['en', 'ro'])('of the questions in %s', (language) => {
  const all = ranked.filter((one) => one.language === language);

  test('nine tenths have the right answer first', () => {
    const missed = all.filter(({ rank }) => rank !== 0);
    expect(missed.length, asked(missed).join('\n')).toBeLessThanOrEqual(all.length / 10);
  });

  test('all but three in a hundred have it among the first three', () => {
    const missed = all.filter(({ rank }) => rank < 0 || rank > 2);
    expect(missed.length, asked(missed).join('\n')).toBeLessThanOrEqual(all.length * 0.03);
  });
});
