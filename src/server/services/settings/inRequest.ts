import type { CompiledModule } from '../../../language/model.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { inServer } from './inServer.ts';

/** A module as it is in the server of a request now, in the language of the request. */
export function inRequest(
  { catalogue, now }: Pick<Services, 'catalogue' | 'now'>,
  module: CompiledModule,
  { guild, language }: RequestAccess,
): CompiledModule {
  return inServer(catalogue.inLanguage(module, language), guild.id, now());
}
