import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadProduct } from '../sources/product.ts';
import { Sources } from '../sources/source.ts';
import { preparedTranslations } from './prepared.ts';

test('the committed translation files are up to date and complete', () => {
  const sources = new Sources(process.cwd());
  const files = preparedTranslations(sources);
  const { draftLanguages = [] } = loadProduct(sources).product;
  // The texts of a draft fall back to the default language.
  const isOfDraft = (file: string) => draftLanguages.some((language) => file.split(/[/.]/).includes(language));
  expect(files.length).toBeGreaterThan(20);
  for (const { file, text, open } of files) {
    expect(readFileSync(file, 'utf8'), file).toBe(text);
    if (!isOfDraft(file)) expect(open, file).toBe(0);
  }
});
