import { expect, test } from 'vitest';
import { partsIn } from '../language/layout.ts';
import { loadModule, moduleIds } from './catalogue.ts';
import { slots } from './slots.ts';

test('every part that a module leaves to the application is there', async () => {
  const modules = await Promise.all(moduleIds.map((id) => loadModule(id, 'en')));
  const wanted = modules.flatMap(({ spec }) =>
    partsIn(spec.screen.layout).flatMap(({ part }) => ('slot' in part ? [String(part.slot)] : [])),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !Object.hasOwn(slots, name))).toEqual([]);
});
