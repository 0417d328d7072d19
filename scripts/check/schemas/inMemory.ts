import type { CompiledModule, Plan } from '../../../src/language/model.ts';
import { runnable } from '../../generate/code/runnable.ts';
import { validatorsOf } from '../../generate/code/validators.ts';
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
    compiled.validators = validatorsOf(spec, plans);
  } catch {
    return undefined;
  }
  return compiled;
}
