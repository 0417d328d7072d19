import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadProject } from '../../scripts/check/schemas/project.ts';
import { checkShapes } from '../../scripts/check/schemas/shapes.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { lint } from '../../src/language/compile/lint/index.ts';
import { BASE } from './project.ts';

// No schema is known that would not have a finding of its own, so nothing but this shows what the check says then.
test('a module that cannot be compiled for an unknown reason is found, since most checks skip it', () => {
  const sources = new Sources(fileURLToPath(BASE));
  const loaded = loadProject(sources, checkShapes(sources));
  if (!loaded) throw new Error('The base project cannot be loaded');
  const modules = loaded.project.modules.map((module) =>
    module.id === 'bank' ? { ...module, compiled: undefined, obstacle: 'strict mode: unknown keyword' } : module,
  );
  expect(lint({ ...loaded.project, modules })).toEqual([
    {
      file: 'schemas/modules/bank/module.json',
      pointer: [],
      reason: 'This module cannot be compiled: strict mode: unknown keyword.',
      advice: 'Correct the setting that this is about.',
    },
  ]);
});
