import { Ajv } from 'ajv';
import { documentSchema } from '../../src/language/compile/schema.ts';
import { functions } from '../../src/language/functions/index.ts';
import type { CompiledExpression, CompiledModule, Plan, SchemaValidator } from '../../src/language/model.ts';
import * as operators from '../../src/language/operators.ts';
import type { CompiledExpressions, LoadedModule } from '../generate/module.ts';
import { VALIDATOR_OPTIONS } from '../generate/validators.ts';

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
    for (const plan of plans) {
      compiled.validators[plan] = new Ajv(VALIDATOR_OPTIONS).compile(documentSchema(spec, plan)) as SchemaValidator;
    }
  } catch {
    return undefined;
  }
  return compiled;
}
