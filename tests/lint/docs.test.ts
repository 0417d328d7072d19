import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSchemas } from '../../scripts/check/schemas/schemas.ts';
import { functions } from '../../src/language/functions/index.ts';
import { shownFiles } from '../fixtures/shownFiles.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const docs = readFileSync(join(ROOT, 'docs/schemas.md'), 'utf8');

const examples = shownFiles(join(ROOT, 'docs/schemas.md'));

test('shows a module that passes the check', async () => {
  expect(examples).toHaveLength(4);
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  try {
    cpSync(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
    for (const [file, text] of examples) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    expect(await checkSchemas(root, { generated: false })).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each(Object.keys(functions))('documents the function %s', (name) => {
  expect(docs).toMatch(new RegExp(`^\\|.*\`${name}\\(`, 'm'));
});
