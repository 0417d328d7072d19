import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSchemas } from '../scripts/check/schemas.ts';
import { readProject } from '../scripts/dev/project.ts';
import { addLanguage, fallbackTexts } from '../scripts/generate/draftLanguages.ts';
import { Sources } from '../scripts/generate/source.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-languages-'));
  for (const folder of ['schemas', 'generated/fields.json']) cpSync(folder, join(root, folder), { recursive: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/languages.ts', 'add', 'de', '--root', root]);
});
afterAll(() => rmSync(root, { recursive: true }));

test('a language is added as a draft, whose missing texts are counted, not found', async () => {
  expect(await checkSchemas(root, { generated: false })).toEqual([]);
  const [[language, texts] = []] = fallbackTexts(new Sources(root));
  expect(language).toBe('de');
  expect(texts).toBeGreaterThan(1000);
});

test('texts without a translation appear in the default language', async () => {
  const { made } = await readProject(root);
  const files = [...(made?.application ?? [])].filter(([file]) => file.includes('.de.') || file.includes('/de/'));
  const named = (end: string) => files.find(([file]) => file.endsWith(end))?.[1];
  expect(named('modules/shop/spec.de.ts')).toContain('"title": "Shop"');
  expect(named('locales/de/web.json')).toContain('"nav.login": "Login with Discord"');
  expect(named('screens/landing.de.json')).toContain('4.99');
  expect(made?.catalogue.modules.length).toBeGreaterThan(0);
});

test('a language that exists, or is none, is not added', () => {
  expect(() => addLanguage(new Sources(root), 'ro')).toThrow("The product has 'ro' already.");
  expect(() => addLanguage(new Sources(root), 'zz')).toThrow('is not the code of a language');
  expect(() => addLanguage(new Sources(root), '../')).toThrow('is not the code of a language');
});
