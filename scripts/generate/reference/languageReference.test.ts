import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../generated/reference/language.md', import.meta.url), 'utf8');

/** The section of the page about a word. */
function partOf(heading: string): string {
  return page.split(`\n### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
}

test('a word has its properties, an example, and the modules that use them', () => {
  const emoji = partOf('An emoji (`emoji`)');
  expect(emoji).toContain('| `widget` | `"emoji"` | yes |  | economy, reactRoles |');
  expect(emoji).toMatch(/\| `symbol` \| boolean \| {2}\| true: any short text .* \| economy \|/);
  expect(emoji).toContain('"widget": "emoji"');
});

test('a shared definition is used by the modules that include it', () => {
  expect(partOf('A reference (`reference`)')).toMatch(/\| `assignable` .*\| .*reactRoles.* \|/);
});

test('names are listed with what they name', () => {
  expect(page).toContain('| A select (`select`) | `optionsFrom.list` | list |');
  expect(page).toContain('| A setting (`field`) | `fragment.plans` | plan |');
});

test('functions, blocks and steps are listed', () => {
  expect(page).toContain('| `isOpen(schedule, moment)`: condition | Whether a moment is within a schedule');
  expect(page).toContain('| `sum(list of numbers)`: number<br>`sum(list of durations)`: duration |');
  expect(page).toContain('| `note` | A remark between sections. |');
  expect(page).toContain('| `rename` | The setting has a new name; stored values are kept. |');
});

test('each value with a meaning of its own is described', () => {
  const column = partOf('A column (`column`)');
  expect(column).toContain('| `money` | An amount in hundredths, with the currency in the property `currency`. |');
  expect(page).toContain('| `date` | A day of the calendar, stored as a text like 2026-03-29. |');
  expect(page).not.toMatch(/^\| `[\w-]+` \| undefined \|$/m);
});
