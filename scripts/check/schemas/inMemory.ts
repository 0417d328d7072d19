import type { CompiledModule, Plan, SchemaValidator } from '../../../src/language/model.ts';
import { keepLast } from '../../generate/code/keepLast.ts';
import { runnable } from '../../generate/code/runnable.ts';
import { moduleSchemas, type NamedSchema, validatorCompiler } from '../../generate/code/validators.ts';
import type { CompiledExpressions, LoadedModule } from '../../generate/modules/module.ts';

/**
 * Compiles a module in memory, as `generated/` would contain it. Undefined if an expression has a fault or a limit
 * cannot be compiled.
 */
export function compileInMemory(
  { spec, migrations }: LoadedModule,
  expressions: CompiledExpressions,
  plans: readonly Plan[],
): CompiledModule | undefined {
  if (expressions.faults.length > 0) return undefined;
  const compiled: CompiledModule = { spec, migrations, validators: {}, ...runnable(expressions) };
  try {
    compiled.validators = validatorsOf(spec.id, moduleSchemas(spec, plans));
  } catch {
    return undefined;
  }
  return compiled;
}

const validatorsOf = keepLast((groups: readonly NamedSchema[]) => {
  const ajv = validatorCompiler();
  const validators: CompiledModule['validators'] = {};
  for (const { schema, names } of groups) {
    const validator: SchemaValidator = ajv.compile(schema);
    for (const name of names) validators[name] = validator;
  }
  return validators;
});
