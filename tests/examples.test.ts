import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadModule, type ModuleId, moduleIds, plans } from '../generated/catalogue.ts';
import { exampleContext } from '../src/language/compile/lint/examples/exampleContext.ts';
import type { Example } from '../src/language/compile/lint/types.ts';
import { withDefaults } from '../src/language/documents/defaults.ts';
import type { CompiledModule, Context, SettingsDocument } from '../src/language/model.ts';
import { resolveModule } from '../src/language/resolved/resolvedModule.ts';
import { view } from '../src/language/resolved/view.ts';
import { validate } from '../src/language/validation/validate.ts';
import { boundaries } from './examples/boundaries.ts';

const modules = new Map<string, CompiledModule>();
for (const id of moduleIds) modules.set(id, await loadModule(id));
const settings = moduleIds.filter((id) => Object.keys(modules.get(id)?.spec.settings.properties ?? {}).length > 0);

function moduleOf(id: ModuleId): CompiledModule {
  const module = modules.get(id);
  if (!module) throw new Error(`No module ${id}`);
  return module;
}

function contextOf(id: ModuleId, example: Example): Context {
  const project = { modules: [...modules.values()].map(({ spec }) => ({ id: spec.id, spec })) };
  return exampleContext({ spec: moduleOf(id).spec }, project, example);
}

/** The context with every switch of other modules on, so that settings that depend on them are active. */
function switchedOn(context: Context): Context {
  const on = (settings: SettingsDocument): SettingsDocument =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, typeof value === 'boolean' || value]));
  return {
    ...context,
    modules: Object.fromEntries(Object.entries(context.modules).map(([id, settings]) => [id, on(settings)])),
  };
}

function readExamples(id: string, name: 'valid' | 'invalid'): Example[] {
  const file = new URL(`../schemas/modules/${id}/examples/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Example[];
}

function problemsOf(id: ModuleId, example: Example) {
  const module = resolveModule(moduleOf(id), contextOf(id, example));
  const { problems } = validate(module, {
    document: view(module, example.document),
    saved: example.saved && view(module, example.saved),
  });
  return problems.map(({ path, message }) => ({ path, message }));
}

describe.each(settings)('examples of %s', (id) => {
  test.each(readExamples(id, 'valid').map((example) => [example.name, example] as const))(
    'accepts: %s',
    (_, example) => {
      expect(problemsOf(id, example)).toEqual([]);
    },
  );

  test.each(readExamples(id, 'invalid').map((example) => [example.name, example] as const))(
    'refuses: %s',
    (_, example) => {
      expect(problemsOf(id, example)).toEqual(example.problems);
    },
  );

  test.each(plans.map((plan) => plan.id))('has a valid example on the plan %s', (plan) => {
    expect(readExamples(id, 'valid').some((example) => example.plan === plan)).toBe(true);
  });
});

describe.each(settings.flatMap((id) => plans.map((plan) => [id, plan.id] as const)))(
  'limits of %s on %s',
  (id, plan) => {
    const module = resolveModule(moduleOf(id), switchedOn(contextOf(id, { name: '', plan, document: {} })));
    const cases = boundaries(module);

    test('are not empty', () => {
      expect(cases.length).toBeGreaterThan(0);
    });

    test.each(cases.map((boundary) => [`${boundary.path} ${boundary.keyword} ${boundary.limit}`, boundary] as const))(
      '%s',
      (_, boundary) => {
        const { path, keyword, message } = boundary;
        const at = validate(module, { document: withDefaults(module, boundary.at) });
        expect(at.problems.filter((problem) => problem.path === path && problem.rule === keyword)).toEqual([]);
        const past = validate(module, { document: withDefaults(module, boundary.past) });
        expect(past.problems).toContainEqual({ path, rule: keyword, message });
      },
    );
  },
);
