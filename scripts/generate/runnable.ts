import * as operators from '../../src/language/expressions/operators.ts';
import { functions } from '../../src/language/functions/index.ts';
import type { CompiledExpression, CompiledModule } from '../../src/language/model.ts';
import type { CompiledExpressions } from './module.ts';

/** The expressions of a module as functions, made without writing anything. */
export function runnable({ checked }: CompiledExpressions): Pick<CompiledModule, 'expressions' | 'reads'> {
  const made: Pick<CompiledModule, 'expressions' | 'reads'> = { expressions: {}, reads: {} };
  for (const [{ source }, { code, reads }] of checked) {
    // The code is the compiler's own, made from a checked expression.
    const make = new Function('o', 'f', `return (e, t, w) => ${code};`) as (
      o: typeof operators,
      f: typeof functions,
    ) => CompiledExpression;
    made.expressions[source] = make(operators, functions);
    made.reads[source] = reads;
  }
  return made;
}
