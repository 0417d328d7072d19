import type { CompiledExpression, CompiledModule, DocumentCall, Field, ModuleSpec, Requirement } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { times } from '../time/times.ts';
import { validatorsFor } from './validators.ts';

/** Three plans, from lowest to highest. */
export const PLANS = ['free', 'premium', 'royal'];

interface Parts {
  requires?: Requirement[];
  expressions?: Record<string, CompiledExpression>;
}

/** A module with these fields, on three plans. */
export function moduleOf(
  fields: Record<string, Partial<Field>>,
  { requires, expressions = {} }: Parts = {},
): CompiledModule {
  const properties = Object.entries(fields).map(([name, field]): [string, Field] => [
    name,
    { type: 'string', title: name, default: null, ...field },
  ]);
  const spec: ModuleSpec = {
    id: 'fixture',
    language: 'en',
    screen: { title: 'Fixture', layout: [] },
    requires,
    settings: { properties: Object.fromEntries(properties) },
    rules: [],
    effects: [],
    standard: { enum: 'None of the choices' },
    plans: PLANS,
    times,
  };
  return { spec, migrations: [], validators: validatorsFor(spec), expressions, reads: {} };
}

/** A field of a module. @throws if there is none of this name */
export function fieldOf({ fields, spec }: ModuleForPlan, name: string): FieldForPlan {
  const field = fields[name];
  if (!field) throw new Error(`${spec.id} has no field '${name}'`);
  return field;
}

/** The calls of one of a module's documents. @throws if there is none at this index */
export function documentCallOf({ spec }: Pick<CompiledModule, 'spec'>, index = 0): DocumentCall {
  const call = spec.calls?.documents[index];
  if (!call) throw new Error(`${spec.id} has no document ${index}`);
  return call;
}
