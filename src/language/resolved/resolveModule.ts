import type { CompiledModule, Context, Part } from '../model.ts';
import { type FieldForPlan, resolveForPlan, withParams } from '../plans/resolveForPlan.ts';
import { sectionsIn } from '../screens/layout.ts';
import { environment, evaluate } from './fieldState.ts';
import { holdsPartThat } from './keepParts.ts';
import { messageWordsOf } from './messageWords.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** Resolves a module in a context, and fills the `params` of fields into their texts. */
export function resolveModule(module: CompiledModule, context: Context): ResolvedModule {
  const { spec, reached } = module;
  const withTimes = spec.times?.contextOf(spec, context) ?? context;
  const resolved: ResolvedModule = {
    ...resolveForPlan(spec, context.plan),
    module,
    context: reached ? { ...withTimes, reached } : withTimes,
    words: messageWordsOf(module),
    sections: sectionsOf(spec.screen.layout),
  };
  // Few modules have params.
  return Object.values(resolved.fields).some(holdsParams)
    ? { ...resolved, fields: fillFields(resolved, resolved.fields) }
    : resolved;
}

const known = new WeakMap<readonly Part[], ResolvedModule['sections']>();

/** The section of each field in a layout. */
function sectionsOf(layout: readonly Part[]): ResolvedModule['sections'] {
  const sections =
    known.get(layout) ??
    new Map(sectionsIn(layout).flatMap((section) => section.fields.flat().map((name) => [name, section])));
  known.set(layout, sections);
  return sections;
}

const holdsParams = holdsPartThat(({ params }) => params !== undefined);

function fillFields(
  module: ResolvedModule,
  fields: Readonly<Record<string, FieldForPlan>>,
): Record<string, FieldForPlan> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fillField(module, field)]));
}

function fillField(module: ResolvedModule, field: FieldForPlan): FieldForPlan {
  const { items, properties } = field;
  return {
    ...(field.params ? fillParams(module, field, field.params) : field),
    ...(items && { items: fillField(module, items) }),
    ...(properties && { properties: fillFields(module, properties) }),
  };
}

function fillParams(
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
