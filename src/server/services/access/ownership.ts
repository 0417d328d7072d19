import type { FastifyRequest } from 'fastify';
import { refusal } from '../../answers/refusal.ts';
import type { UserGuild } from '../discord/discordAnswers.ts';
import type { Services } from '../services.ts';
import { signedInUser } from './signedInUser.ts';

type Sources = Pick<Services, 'guilds' | 'tokens'>;

/** The servers that a person owns, with or without the bot. @throws Refusal 401, UpstreamUnavailable */
export async function ownedGuilds({ guilds, tokens }: Sources, request: FastifyRequest, maxAge?: number) {
  const { id } = signedInUser(request);
  const { value } = await tokens.inNameOf(request, (accessToken) => guilds.userGuilds(id, accessToken, maxAge));
  return value.filter(({ owner }) => owner);
}

/**
 * The server, if the person owns it. To everybody else it is the same whether there is such a server.
 * @throws Refusal 401, 400, 403
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
