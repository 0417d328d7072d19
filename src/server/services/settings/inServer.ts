import type { CompiledModule } from '../../../language/model.ts';
import { reachedIn } from '../../../language/rollouts/reachedIn.ts';
import { rolledOut } from '../../../language/rollouts/rolledOut.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';

/**
 * A module as it is in a server: with what the rollouts bring that have reached it.
 * @param now milliseconds since 1970
 */
export function inServer(module: CompiledModule, guildId: string, now: number): CompiledModule {
  return rolledOut(module, reachedIn(module.spec, guildId, now));
}

/** A module as it is in the server of a request now, in the language of the request. */
export function inRequest(
  { catalogue, now }: Pick<Services, 'catalogue' | 'now'>,
  module: CompiledModule,
  { guild, language }: RequestAccess,
): CompiledModule {
  return inServer(catalogue.inLanguage(module, language), guild.id, now());
}
