import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'generated/locales/ro/';

const textsOf = (file: string) => Object.values<unknown>(JSON.parse(readFileSync(FOLDER + file, 'utf8'))).map(String);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

// The title of a module or setting may be masculine or feminine, singular or plural.
test.each(files)('no Romanian sentence agrees with a title that stands in for its subject (%s)', (file) => {
  const agrees = /\{(?:module|title)\}”? (?:este din nou|a fost|au fost|sunt din nou|nu este salvat)/;
  expect(textsOf(file).filter((text) => agrees.test(text))).toEqual([]);
});

// From 20 on, a noun needs “de” before it.
test.each(files)('no Romanian sentence counts things without forms of the plural (%s)', (file) => {
  const counts = /\{(?:count|of|max|limit|modules|references)\} (?!din |selectate)\p{L}/u;
  expect(textsOf(file).filter((text) => counts.test(text))).toEqual([]);
});
