import { defaultsOf } from '../../../documents/defaults.ts';
import { resolveModule } from '../../../resolved/resolvedModule.ts';
import { validate } from '../../../validation/validate.ts';
import { exampleContext } from '../examples/exampleContext.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Defaults break no rule: otherwise a server's first save would be refused for settings that nobody touched. */
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
        reason: `With all settings at their defaults, this rule refuses every save on the plan '${plan}'.`,
        advice: 'Add a `when` that is false then, change a default, or make the rule a warning.',
      });
    }
  }
  return [...found.values()];
};
