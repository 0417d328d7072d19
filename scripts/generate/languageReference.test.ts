import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../generated/reference/language.md', import.meta.url), 'utf8');

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

test('a shared definition counts as used where it is referenced', () => {
  expect(partOf('What an id belongs to (`reference`)')).toMatch(/\| `assignable` .*\| .*reactRoles.* \|/);
});

test('properties with names are listed with what they name', () => {
  expect(page).toContain('| A choice that opens (`select`) | `from.list` | list |');
  expect(page).toContain('| A setting (`field`) | `fragment.plans` | plan |');
});
