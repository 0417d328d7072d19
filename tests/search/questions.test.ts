// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { translator } from '../../src/language/text/message.ts';
import { LanguageProvider } from '../../src/web/language/text.tsx';
import type { Language } from '../../src/web/product/product.ts';
import { resultSearcher, type SearchResult } from '../../src/web/search/results.ts';
import { useActions } from '../../src/web/search/useActions.ts';

/**
 * A question as owners ask it, and what they are looking for: a page or an action, a setting, a command, or else the
 * screen of a module.
 */
interface Question {
  language: string;
  question: string;
  action?: string;
  module?: string;
  setting?: string;
  command?: string;
}

const questions: Question[] = JSON.parse(readFileSync('tests/search/questions.json', 'utf8'));
const languages: Language[] = ['en', 'ro'];
const generated = (file: string) => JSON.parse(readFileSync(`generated/${file}.json`, 'utf8'));
const searchers = new Map(languages.map((language) => [language as string, searcherIn(language)]));

/** What an owner searches. */
function searcherIn(language: Language) {
  const catalogue = generated(`locales/${language}/web`);
  const text = translator(generated(`locales/${language}/search`), language);
  const scene = { text, guildId: '77', section: 'overview', isWhole: true, commands: undefined, onCopy() {} };
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(LanguageProvider, { language, catalogue, children });
  const { result, unmount } = renderHook(() => useActions(scene), { wrapper });
  unmount();
  return resultSearcher(generated(`search/${language}`), result.current, { isOwner: true, modules: undefined });
}

/** What the index of a language may take on the way to a browser, in bytes. */
const MOST_BYTES = 15_000;

test.each(['en', 'ro'])('the index in %s is small when it is compressed', (language) => {
  expect(gzipSync(JSON.stringify(generated(`search/${language}`)), { level: 9 }).length).toBeLessThanOrEqual(
    MOST_BYTES,
  );
});

function isAnswer(entry: SearchResult, { action, module, setting, command }: Question): boolean {
  if (!('module' in entry)) return entry.id === action;
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
