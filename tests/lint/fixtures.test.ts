import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findingsIn } from '../../scripts/check/schemas/findings.ts';
import { formatFinding } from '../../scripts/check/schemas/format.ts';
import { loadProject } from '../../scripts/check/schemas/project.ts';
import { checkSchemas } from '../../scripts/check/schemas/schemas.ts';
import { checkShapes } from '../../scripts/check/schemas/shapes.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { BASE, type Change, withProject } from './project.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);

const base = new Sources(fileURLToPath(BASE));
const loaded = loadProject(base, checkShapes(base));
if (loaded) findingsIn(base, loaded);

function findings(changes: readonly Change[]): Promise<string> {
  return withProject(changes, async (root) => {
    const found = await checkSchemas(root, { generated: false, like: base });
    return found.map((finding) => `${formatFinding(finding)}\n`).join('');
  });
}

describe('npm run check', () => {
  test('finds nothing in the base project of the fixtures', async () => {
    expect(await findings([])).toBe('');
  });

  test.each(readdirSync(FIXTURES))('reports what is wrong, where and what to do: %s', async (name) => {
    const read = (file: string) => readFileSync(new URL(`${name}/${file}`, FIXTURES), 'utf8');
    const expected = read('expected.txt');
    expect(expected).not.toBe('');
    expect(await findings(JSON.parse(read('change.json')) as Change[])).toBe(expected);
  });
});
