import type { FastifyRequest } from 'fastify';
import { refusal } from '../../answers/refusal.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { UserGuild } from '../discord/discordAnswers.ts';
import type { Services } from '../services.ts';
import { signedInUser } from './signedInUser.ts';

type Sources = Pick<Services, 'guilds' | 'tokens'>;

/** The servers that the user owns, with or without the bot. @throws Refusal 401, UpstreamUnavailable */
export async function ownedGuilds({ guilds, tokens }: Sources, request: FastifyRequest, maxAge?: number) {
  const { id } = signedInUser(request);
  const { value } = await tokens.inNameOf(request, (accessToken) => guilds.userGuilds(id, accessToken, maxAge));
  return value.filter(({ owner }) => owner);
}

/** The servers that the user owns; null if Discord does not respond. @throws Refusal 401 */
export async function ownedGuildsIfKnown(sources: Sources, request: FastifyRequest, maxAge?: number) {
  try {
    return await ownedGuilds(sources, request, maxAge);
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

/**
 * A server that the user owns.
 * @throws Refusal 401, 400; 403 whether the server belongs to others or does not exist
 */
export async function ownedGuild(
  sources: Sources,
  request: FastifyRequest,
  guildId: unknown,
  maxAge?: number,
): Promise<UserGuild> {
  signedInUser(request);
  if (typeof guildId !== 'string' || !/^\d{1,20}$/.test(guildId)) throw refusal(400, 'error.guildId');
  const guild = (await ownedGuilds(sources, request, maxAge)).find(({ id }) => id === guildId);
  if (!guild) throw refusal(403, 'error.access');
  return guild;
}
