import Ajv from 'ajv';
import { documentKeywords } from '../compile/jsonSchema/keywords.ts';
import { documentSchema, type JsonSchema, rolledOutSchema } from '../compile/jsonSchema/schema.ts';
import type { CompiledModule, ModuleSpec, SchemaValidator } from '../model.ts';
import { rolloutsOf, validatorName } from '../rollouts/rolloutsOf.ts';

/** The validators of a module made up by a test, as the build would make them. */
export function validatorsFor(spec: ModuleSpec): CompiledModule['validators'] {
  // Compiling the meta-schema would take longer than all tests of most files.
  const ajv = documentKeywords(new Ajv({ allErrors: true, strict: false, meta: false, validateSchema: false }));
  const compile = (schema: JsonSchema): SchemaValidator => ajv.compile<unknown>(schema);
  const found = spec.plans.flatMap((plan): [string, SchemaValidator][] => [
    [plan, compile(documentSchema(spec, plan))],
    ...rolloutsOf(spec).map(({ path }, index): [string, SchemaValidator] => [
      validatorName(plan, index),
      compile(rolledOutSchema(spec, plan, path)),
    ]),
  ]);
  return Object.fromEntries(found);
}
