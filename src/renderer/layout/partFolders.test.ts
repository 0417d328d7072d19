import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocks } from '../blocks/index.ts';
import { widgets } from '../widgets/index.ts';

/** Folders shared by several widgets or blocks. */
const SHARED = ['parts', 'picker'];

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

describe.each([
  { kind: 'Widget', folder: 'widgets', parts: widgets, files: ['test.tsx', 'gallery.ts'] },
  { kind: 'Block', folder: 'blocks', parts: blocks, files: ['test.tsx', 'gallery.ts'] },
])('src/renderer/$folder', ({ kind, folder, parts, files }) => {
  const root = new URL(`../${folder}/`, import.meta.url);
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !SHARED.includes(entry.name) ? entry.name : [],
  );

  test('contains one folder for each name in schemas', () => {
    expect(names.length).toBeGreaterThan(5);
    expect([...parts.names].sort()).toEqual(names.sort());
  });

  test.each(names)('has a component named for %s, with its tests and gallery states', (name) => {
    const own = readdirSync(new URL(`${name}/`, root)).filter((file) => file.endsWith(`${kind}.tsx`));
    expect(own).toEqual([`${capitalized(name)}${kind}.tsx`]);
    for (const file of files)
      expect(existsSync(new URL(`${name}/${capitalized(name)}${kind}.${file}`, root))).toBe(true);
  });
});
