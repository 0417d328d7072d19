import { defaultsOf } from '../../../documents/defaults.ts';
import { resolveModule } from '../../../resolved/resolvedModule.ts';
import { validate } from '../../../validation/validate.ts';
import { exampleContext } from '../examples/exampleContext.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** A server that has chosen nothing breaks no rule: its first save must not be refused for what it did not touch. */
export const defaultRules: ModuleLint = (module, project) => {
  const { compiled, spec, file } = module;
  if (!compiled) return [];
  const found = new Map<number, Finding>();
  for (const plan of project.plans.ids) {
    const resolved = resolveModule(compiled, exampleContext(module, project, { name: '', plan, document: {} }));
    const { problems } = validate(resolved, { document: defaultsOf(resolved) });
    for (const { rule } of problems) {
      const index = Number(/^rule:(\d+)$/.exec(rule)?.[1] ?? -1);
      if (index < 0 || found.has(index)) continue;
      const source = spec.rules[index]?.rule ?? '';
      found.set(index, {
        file,
        pointer: ['rules', index, 'rule'],
        expression: { source, start: 0, end: source.length },
        reason: `With every setting at its default this rule refuses a save on the plan '${plan}'.`,
        advice: 'Add a `when` that is not true then, change a default, or make it a warning.',
      });
    }
  }
  return [...found.values()];
};
