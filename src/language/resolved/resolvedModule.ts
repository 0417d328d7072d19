import type { CompiledModule, Context, MessageWords, Section } from '../model.ts';
import { type FieldForPlan, type ModuleForPlan, resolveForPlan, withParams } from '../plans/resolveForPlan.ts';
import { sectionsIn } from '../screens/layout.ts';
import { environment, evaluate } from './fieldState.ts';
import { messageWordsOf } from './messageWords.ts';

/**
 * A module as one person sees it in one server: limited by the server's plan, with the server's names in the texts of its
 * fields, beside what its expressions may read. Made once for a request or a form, and again where the context changes.
 */
export interface ResolvedModule extends ModuleForPlan {
  module: CompiledModule;
  context: Context;
  words: MessageWords;
  /** The section of the layout that each field stands in. */
  sections: ReadonlyMap<string, Section>;
}

/** The module in a context: `params` of fields are filled into their texts. */
export function resolveModule(module: CompiledModule, context: Context): ResolvedModule {
  const sections = sectionsIn(module.spec.screen.layout);
  const resolved: ResolvedModule = {
    ...resolveForPlan(module.spec, context.plan),
    module,
    context,
    words: messageWordsOf(module),
    sections: new Map(sections.flatMap((section) => section.fields.flat().map((name) => [name, section]))),
  };
  // Nearly no field has a name to fill in.
  return Object.values(resolved.fields).some(hasParams)
    ? { ...resolved, fields: nameFields(resolved, resolved.fields) }
    : resolved;
}

function hasParams({ params, items, properties }: FieldForPlan): boolean {
  const parts = [...(items ? [items] : []), ...Object.values(properties ?? {})];
  return params !== undefined || parts.some(hasParams);
}

function nameFields(
  module: ResolvedModule,
  fields: Readonly<Record<string, FieldForPlan>>,
): Record<string, FieldForPlan> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nameField(module, field)]));
}

function nameField(module: ResolvedModule, field: FieldForPlan): FieldForPlan {
  const { items, properties } = field;
  return {
    ...(field.params ? withNames(module, field, field.params) : field),
    ...(items && { items: nameField(module, items) }),
    ...(properties && { properties: nameFields(module, properties) }),
  };
}

function withNames(
  module: ResolvedModule,
  field: FieldForPlan,
  params: NonNullable<FieldForPlan['params']>,
): FieldForPlan {
  const env = environment(module.context, {});
  const values = Object.fromEntries(
    Object.entries(params).map(([name, expression]) => [name, evaluate(module, expression, env)]),
  );
  return withParams(field, values, module.spec.language);
}
