import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillMissingPictures } from './missingPictures.ts';

test('a language without pictures of its own has those of the default language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-pictures-'));
  for (const name of ['cover-en.png', 'cover-ro.png', 'dashboard-en-dark.webp', 'logo.svg'])
    writeFileSync(join(folder, name), name);
  fillMissingPictures(folder, ['en', 'ro', 'de'], 'en');
  const contents = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  rmSync(folder, { recursive: true });
  expect(Object.fromEntries(contents)).toEqual({
    'cover-en.png': 'cover-en.png',
    'cover-ro.png': 'cover-ro.png',
    'cover-de.png': 'cover-en.png',
    'dashboard-en-dark.webp': 'dashboard-en-dark.webp',
    'dashboard-ro-dark.webp': 'dashboard-en-dark.webp',
    'dashboard-de-dark.webp': 'dashboard-en-dark.webp',
    'logo.svg': 'logo.svg',
  });
});
