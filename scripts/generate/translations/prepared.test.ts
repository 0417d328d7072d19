import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Sources } from '../sources/source.ts';
import { preparedTranslations } from './prepared.ts';

test('the committed translation files are up to date and complete', () => {
  const files = preparedTranslations(new Sources(process.cwd()));
  expect(files.length).toBeGreaterThan(20);
  for (const { file, text, open } of files) {
    expect(readFileSync(file, 'utf8'), file).toBe(text);
    expect(open, file).toBe(0);
  }
});
