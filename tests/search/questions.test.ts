import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('there are a hundred questions, in both languages, each once', () => {
  expect(new Set(asked(questions)).size).toBe(100);
  expect(questions.filter(({ language }) => language === 'ro').length).toBeGreaterThanOrEqual(25);
});

test('the right answer is the first one to at least 90 of them', () => {
  const missed = ranked.filter(({ rank }) => rank !== 0);
  expect(missed.length, asked(missed).join('\n')).toBeLessThanOrEqual(10);
});

test('the right answer is among the first three to at least 97 of them', () => {
  const missed = ranked.filter(({ rank }) => rank < 0 || rank > 2);
  expect(missed.length, asked(missed).join('\n')).toBeLessThanOrEqual(3);
});
