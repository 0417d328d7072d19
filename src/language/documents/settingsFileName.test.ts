import { expect, test } from 'vitest';
import { settingsFileName } from './settingsFileName.ts';

test.each([
  ['The Grand Assembly', 'the-grand-assembly'],
  ['Café «Țară» 2', 'cafe-tara-2'],
  ['--- 🐢 ---', 'server'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('the file of %o is called after it', (server, name) => {
  expect(settingsFileName(server, '2026-03-29T12:00:00.000Z')).toBe(`${name}-settings-2026-03-29.json`);
});
