import Ajv from 'ajv';
import { documentKeywords } from '../compile/keywords.ts';
import { documentSchema } from '../compile/schema.ts';
import type { CompiledExpression, CompiledModule, Field, ModuleSpec, Requirement, SchemaValidator } from '../model.ts';

/** Three plans, from the lowest to the highest. */
export const PLANS = ['free', 'premium', 'royal'];

interface Parts {
  requires?: Requirement[];
  expressions?: Record<string, CompiledExpression>;
}

/** A module of some fields, on three plans. */
export function moduleOf(
  fields: Record<string, Partial<Field>>,
  { requires, expressions = {} }: Parts = {},
): CompiledModule {
  const named = Object.entries(fields).map(([name, field]) => [name, { title: name, default: null, ...field }]);
  const spec = {
    id: 'fixture',
    language: 'en',
    screen: { title: 'Fixture', layout: [] },
    requires,
    settings: { properties: Object.fromEntries(named) },
    rules: [],
    effects: [],
    standard: { enum: 'None of the choices' },
    plans: PLANS,
  } as ModuleSpec;
  const ajv = documentKeywords(new Ajv({ allErrors: true, strict: false }));
  const validators = Object.fromEntries(
    PLANS.map((plan) => [plan, ajv.compile(documentSchema(spec, plan)) as unknown as SchemaValidator]),
  );
  return { spec, migrations: [], validators, expressions, reads: {} };
}
