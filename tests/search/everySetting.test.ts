import { describe, expect, test } from 'vitest';
import { indexedModule } from '../../src/language/compile/outputs/indexedModule.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { settingAt } from '../../src/language/screens/settingAddress.ts';
import { searchEntries } from '../../src/language/search/searchEntries.ts';
import { createSearcher } from '../../src/language/search/searcher.ts';
import { catalogue, modules } from '../modules.ts';

/** The modules of the product and the fixtures, which nothing in the search knows, as the build indexes them. */
const plan = catalogue.plans.at(-1) ?? '';
const resolved = modules.map((module) =>
  resolveModule(module, {
    plan,
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null },
    modules: {},
  }),
);
const entries = searchEntries(resolved.map(indexedModule), catalogue.plans);
const searcher = createSearcher(entries);

describe.each(resolved.map((module) => [module.spec.id, module] as const))('%s', (id, module) => {
  const own = entries.filter((entry) => entry.module === id);

  test('is found by its name', () => {
    expect(searcher.search(module.spec.screen.title, 3)).toContainEqual(
      expect.objectContaining({ kind: 'module', module: id }),
    );
  });

  test('has settings that are found by their names and those of the module, and whose addresses lead to them', () => {
    for (const { title, setting, kind, module: at } of own) {
      if (kind !== 'setting') continue;
      const found = searcher.search(`${title} ${module.spec.screen.title}`, 60);
      expect(found, title).toContainEqual(expect.objectContaining({ module: at, setting }));
      expect(settingAt(module, {}, setting ?? ''), setting).toBeDefined();
    }
  });

  test('has each setting with a control once, and of those that look the same one', () => {
    const settings = own.flatMap(({ kind, setting }) => (kind === 'setting' && setting ? [setting] : []));
    expect(new Set(settings).size).toBe(settings.length);
    const looks = own.map(({ kind, title, help, trail }) => JSON.stringify([kind, title, help, trail]));
    expect(new Set(looks).size).toBe(looks.length);
    const shown = Object.entries(module.fields).filter(([name, field]) => field.ui && module.sections.has(name));
    const titles = new Set(own.map(({ title }) => title));
    for (const [name, { title }] of shown) expect(settings.includes(name) || titles.has(title), name).toBe(true);
  });

  test('shows no choice that each server has named itself', () => {
    for (const { choices = [] } of own) for (const name of ['Coins', 'Gems']) expect(choices).not.toContain(name);
  });
});
