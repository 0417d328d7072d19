import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSchemas } from '../../../scripts/check/schemas/schemas.ts';
import { projectWith } from './measure.ts';

test('the generated modules pass the check', async () => {
  const root = projectWith(1);
  try {
    expect(await checkSchemas(root, { generated: false })).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
