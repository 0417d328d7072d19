import type {
  CompiledModule,
  FilledExample,
  ModuleSpec,
  Part,
  Plan,
  ReadableModule,
  SettingsDocument,
} from '../model.ts';
import { type ExampleSettings, exampleContext } from '../resolved/exampleContext.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { view } from '../resolved/view.ts';
import { explainsOrSets, isTabs, partsIn } from './layout.ts';

/** The lowest plan on which a module can be used; undefined if it can be on every plan. */
export function requiredPlan({ plans, requires = [] }: Pick<ModuleSpec, 'plans' | 'requires'>): Plan | undefined {
  return plans.findLast((plan) => requires.some((requirement) => requirement.plan === plan));
}

/** The example of a screen as settings of a server on a plan. */
export function exampleSettings(example: FilledExample, plan: Plan): ExampleSettings {
  const { settings, texts, modules, ...lists } = example;
  return { plan, document: { ...settings, ...texts }, context: { ...lists, modules: { ...modules } } };
}

/** A module in the server of its example, with the document that a form shows there. */
export function filledExample(
  module: CompiledModule,
  example: FilledExample,
  used: readonly ReadableModule[],
): { module: ResolvedModule; document: SettingsDocument } {
  const { spec } = module;
  const settings = exampleSettings(example, requiredPlan(spec) ?? spec.plans[0] ?? '');
  const context = exampleContext(
    module,
    { modules: used.map((one) => ({ id: one.spec.id, spec: one.spec })) },
    settings,
  );
  const resolved = resolveModule(module, context);
  return { module: resolved, document: view(resolved, settings.document) };
}

/**
 * A screen whose settings are an example: these, with what explains them and without tabs, and what stays as it is,
 * because it shows what is stored or reported.
 */
export function exampleLayout(layout: readonly Part[]): { example: readonly Part[]; real: readonly Part[] } {
  return {
    example: partsIn(layout).flatMap(({ part }) => (explainsOrSets(part) ? [part] : [])),
    real: layout.filter((part) => !isTabs(part) && !explainsOrSets(part)),
  };
}
