import type { Plan } from '../../language/model.ts';
import { interpolate } from '../../language/text/message.ts';

const PAGE = '/premium';

/** The page on which plans are bought, with a server chosen, and the plan if one is meant. */
export function premiumAddress(guildId: string, plan?: Plan): string {
  return `${PAGE}?guild_id=${guildId}${plan === undefined ? '' : `&plan=${plan}`}`;
}

/** The address that a schema declares, for a server. If it is the page on which plans are bought, they are chosen there. */
export function addressForServer(to: string, guildId: string, plan?: Plan): string {
  return to === PAGE ? premiumAddress(guildId, plan) : interpolate(to, { guildId });
}
