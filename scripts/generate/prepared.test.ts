import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preparedTranslations } from './prepared.ts';
import { Sources } from './source.ts';

test('the translations that are committed are what npm run translations makes of them, with none to fill in', () => {
  const files = preparedTranslations(new Sources(process.cwd()));
  expect(files.length).toBeGreaterThan(20);
  for (const { file, text, open } of files) {
    expect(readFileSync(file, 'utf8'), file).toBe(text);
    expect(open, file).toBe(0);
  }
});
