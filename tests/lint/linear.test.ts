import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';
import { loadProject } from '../../scripts/check/schemas/project.ts';
import { checkShapes } from '../../scripts/check/schemas/shapes.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { lint } from '../../src/language/compile/lint/index.ts';
import { syntheticExamples, syntheticModule } from '../bench/synthetic/module.ts';
import { type Change, withProject } from './project.ts';

const FIELDS = 10;

/** The files of a number of generated modules. */
function modulesOf(count: number): Change[] {
  const examples = syntheticExamples(FIELDS);
  return Array.from({ length: count }, (_, index) => {
    const id = `synthetic${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    const folder = `schemas/modules/${id}`;
    const write = syntheticModule(`Module ${index}`, FIELDS, { order: 1000 + index, path: `${id}/` });
    return [
      { in: `${folder}/module.json`, write },
      { in: `${folder}/examples/valid.json`, write: examples.valid },
      { in: `${folder}/examples/invalid.json`, write: examples.invalid },
    ];
  }).flat();
}

/** How many calls of the project's functions it takes to check a number of modules. Unlike the time, it is always the same. */
function callsFor(count: number): Promise<number> {
  return withProject(modulesOf(count), async (root) => {
    const session = new Session();
    session.connect();
    try {
      await session.post('Profiler.enable');
      await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      const sources = new Sources(root);
      const loaded = loadProject(sources, checkShapes(sources));
      expect(loaded && lint(loaded.project)).toEqual([]);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const own = result.filter(({ url }) => /\/(scripts|src)\//.test(url) && !url.includes('/node_modules/'));
      return own
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((sum, range) => sum + range.count, 0);
    } finally {
      session.disconnect();
    }
  });
}

test('each further module costs the check as many calls as those before', async () => {
  // What is computed once is remembered from here on.
  await callsFor(1);
  const [few, more, many] = [await callsFor(10), await callsFor(20), await callsFor(40)];
  const each = (more - few) / 10;
  expect(each).toBeGreaterThan(1000);
  expect((many - more) / 20).toBeLessThan(each * 1.001);
});
