import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureProject } from '../../../tests/fixtures/project.ts';
import { Sources } from '../sources/source.ts';
import { addLanguage, withoutDrafts } from './draftLanguages.ts';
import { preparedTranslations } from './prepared.ts';

test('the committed translation files are up to date and complete', () => {
  const sources = new Sources(process.cwd());
  const files = preparedTranslations(sources);
  expect(files.length).toBeGreaterThan(20);
  for (const { file, text } of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
  for (const { file, open } of withoutDrafts(sources, files)) expect(open, file).toBe(0);
});

test('what is left to translate leaves out draft languages', () => {
  const root = fixtureProject();
  try {
    addLanguage(new Sources(root), 'de');
    const [sources, files] = [new Sources(root), preparedTranslations(new Sources(root))];
    expect(files.filter(({ open }) => open > 0).length).toBeGreaterThan(20);
    expect(withoutDrafts(sources, files).filter(({ open }) => open > 0)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
