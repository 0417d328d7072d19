import { describe, expect, test } from 'vitest';
import { plans } from '../generated/catalogue.ts';
import { startsOf } from '../src/language/compile/lint/examples/starts.ts';
import type { Example } from '../src/language/compile/lint/types.ts';
import { withDefaults } from '../src/language/documents/defaults.ts';
import type { Context } from '../src/language/model.ts';
import { exampleContext } from '../src/language/resolved/exampleContext.ts';
import { resolveModule } from '../src/language/resolved/resolveModule.ts';
import { view } from '../src/language/resolved/view.ts';
import { validate } from '../src/language/validation/validate.ts';
import { boundaries } from './examples/boundaries.ts';
import { examplesOf, moduleNamed, modules } from './modules.ts';

const settings = modules
  .filter(({ spec }) => Object.keys(spec.settings.properties).length > 0)
  .map(({ spec }) => spec.id);

const project = { modules: modules.map(({ spec }) => ({ id: spec.id, spec })) };

function contextOf(id: string, example: Example): Context {
  return exampleContext({ spec: moduleNamed(id).spec }, project, example);
}

function problemsOf(id: string, example: Example) {
  const module = resolveModule(moduleNamed(id), contextOf(id, example));
  const { problems } = validate(module, {
    document: view(module, example.document),
    saved: example.saved && view(module, example.saved),
  });
  return problems.map(({ path, message }) => ({ path, message }));
}

describe.each(settings)('examples of %s', (id) => {
  test.each(examplesOf(id, 'valid').map((example) => [example.name, example] as const))('accepts: %s', (_, example) => {
    expect(problemsOf(id, example)).toEqual([]);
  });

  test.each(examplesOf(id, 'invalid').map((example) => [example.name, example] as const))(
    'refuses: %s',
    (_, example) => {
      expect(problemsOf(id, example)).toEqual(example.problems);
    },
  );
});

describe.each(settings.flatMap((id) => plans.map((plan) => [id, plan.id] as const)))(
  'limits of %s on %s',
  (id, plan) => {
    const cases = boundaries(startsOf(moduleNamed(id), project, examplesOf(id, 'valid'), plan));

    test('are not empty', () => {
      expect(cases.length).toBeGreaterThan(0);
    });

    test.each(cases.map((boundary) => [`${boundary.path} ${boundary.keyword} ${boundary.limit}`, boundary] as const))(
      '%s',
      (_, { module, path, keyword, message, ...boundary }) => {
        const at = validate(module, { document: withDefaults(module, boundary.at) });
        expect(at.problems.filter((problem) => problem.path === path && problem.rule === keyword)).toEqual([]);
        const past = validate(module, { document: withDefaults(module, boundary.past) });
        expect(past.problems).toContainEqual({ path, rule: keyword, message });
      },
    );
  },
);
