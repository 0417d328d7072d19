import type { CompiledModule } from '../../../language/model.ts';
import { reachedIn } from '../../../language/rollouts/reachedIn.ts';
import { rolledOut } from '../../../language/rollouts/rolledOut.ts';

/**
 * A module as it is in a server: with what the rollouts bring that have reached it.
 * @param now milliseconds since 1970
 */
export function inServer(module: CompiledModule, guildId: string, now: number): CompiledModule {
  return rolledOut(module, reachedIn(module.spec, guildId, now));
}
