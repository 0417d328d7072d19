import { expect, test } from 'vitest';
import type { LintProject } from '../types.ts';
import { moduleId } from './moduleId.ts';

// Some computers treat folders that differ only in capitals as one, so that no fixture can have both.
test('folders that differ only in capitals are reported, at the second one', () => {
  const project = { moduleIds: ['automod', 'bank', 'autoMod'], configure: { pages: [{ id: 'overview' }] } };
  expect(moduleId(project as unknown as LintProject)).toEqual([
    {
      file: 'schemas/modules/autoMod/module.json',
      pointer: [],
      reason:
        "The folders 'automod' and 'autoMod' differ only in capitals, and some computers treat them as one folder.",
      advice: 'Rename one of them.',
    },
  ]);
});
