import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'generated/locales/ro/';

// The title of a module or setting may be masculine or feminine, singular or plural.
test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.json')))(
  'no Romanian sentence agrees with a title that stands in for its subject (%s)',
  (file) => {
    const texts = Object.values(JSON.parse(readFileSync(FOLDER + file, 'utf8')));
    const agrees = /\{(?:module|title)\}”? (?:este din nou|a fost|au fost|sunt din nou|nu este salvat)/;
    expect(texts.filter((text) => agrees.test(String(text)))).toEqual([]);
  },
);
