import { functions } from '../../src/language/functions/index.ts';
import type { CompiledExpression, CompiledModule, Plan, SchemaValidator } from '../../src/language/model.ts';
import * as operators from '../../src/language/operators.ts';
import { keepLast } from '../generate/keep.ts';
import type { CompiledExpressions, LoadedModule } from '../generate/module.ts';
import { planSchemas, validatorCompiler } from '../generate/validators.ts';

/**
 * The module as `generated/` would hold it, made without writing anything. Undefined while an expression is at fault
 * or a limit cannot be compiled.
 */
export function compileInMemory(
  { spec, migrations }: LoadedModule,
  { checked, faults }: CompiledExpressions,
  plans: readonly Plan[],
): CompiledModule | undefined {
  if (faults.length > 0) return undefined;
  const compiled: CompiledModule = { spec, migrations, validators: {}, expressions: {}, reads: {} };
  for (const [{ source }, { code, reads }] of checked) {
    // The code is the compiler's own, made from a checked expression.
    const make = new Function('o', 'f', `return (e, t) => ${code};`) as (
      o: typeof operators,
      f: typeof functions,
    ) => CompiledExpression;
    compiled.expressions[source] = make(operators, functions);
    compiled.reads[source] = reads;
  }
  try {
    compiled.validators = validatorsOf(spec.id, planSchemas(spec, plans));
  } catch {
    return undefined;
  }
  return compiled;
}

const validatorsOf = keepLast((groups: ReturnType<typeof planSchemas>) => {
  const ajv = validatorCompiler();
  const validators: CompiledModule['validators'] = {};
  for (const { schema, plans } of groups) {
    const validator = ajv.compile(schema) as SchemaValidator;
    for (const plan of plans) validators[plan] = validator;
  }
  return validators;
});
