import type { CompiledModule, Json } from '../../../model.ts';
import { messageWordsOf } from '../../../resolved/messageWords.ts';

/** The value of an expression that reads nothing; undefined if it was not compiled. */
export function constantValue(compiled: CompiledModule, source: string): Json | undefined {
  // A constant does not read its environment.
  return compiled.expressions[source]?.({} as never, compiled.spec.texts ?? {}, messageWordsOf(compiled));
}
