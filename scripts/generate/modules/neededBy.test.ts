import { expect, test } from 'vitest';
import { moduleIds } from '../../../generated/catalogue.ts';
import { masterSwitch } from '../../../src/language/screens/masterSwitch.ts';
import { modules as all } from '../../../tests/modules.ts';

test('a module knows those that require it to be on, and none that only read it', () => {
  // Fixtures are generated one by one.
  const modules = all.filter(({ spec }) => moduleIds.some((id) => id === spec.id));
  const requiring = modules.flatMap(({ spec, reads }) => {
    const rules = spec.requires?.flatMap(({ rule }) => rule ?? []) ?? [];
    return rules.flatMap((rule) => reads[rule]?.map((read) => `${read} ${spec.id}`) ?? []);
  });
  for (const module of modules) {
    const read = `modules.${module.spec.id}.${masterSwitch(module.spec)} `;
    const expected = requiring.filter((one) => one.startsWith(read)).map((one) => one.slice(read.length));
    expect([...(module.neededBy ?? [])].sort(), module.spec.id).toEqual(expected.sort());
  }
  expect(modules.find(({ spec }) => spec.id === 'economy')?.neededBy).toContain('shop');
  expect(modules.find(({ spec }) => spec.id === 'customize')?.neededBy).toBeUndefined();
});
