import type { CompiledModule, Plan } from '../../../src/language/model.ts';
import { runnable } from '../../generate/code/runnable.ts';
import { validatorsOf } from '../../generate/code/validators.ts';
import type { CompiledExpressions, LoadedModule } from '../../generate/modules/module.ts';

/** A module compiled in memory, or what prevents that other than an expression at fault. */
export interface CompiledInMemory {
  compiled?: CompiledModule;
  obstacle?: string;
}

/** Compiles a module in memory, as `generated/` would contain it. */
export function compileInMemory(
  { spec, migrations }: LoadedModule,
  expressions: CompiledExpressions,
  plans: readonly Plan[],
): CompiledInMemory {
  if (expressions.faults.length > 0) return {};
  try {
    return { compiled: { spec, migrations, validators: validatorsOf(spec, plans), ...runnable(expressions) } };
  } catch (error) {
    return { obstacle: error instanceof Error ? error.message : String(error) };
  }
}
