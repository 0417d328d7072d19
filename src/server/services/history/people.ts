import { MEMBERS_AT_ONCE } from '../../../language/fields/targets.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { HistoryActor, HistoryPerson } from '../../api/history.ts';
import type { StoredEntry } from '../../store/history/entries.ts';
import { ERASED_USER } from '../../store/history/entry.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { ListedMember } from '../discord/discordAnswers.ts';
import { membersOrNull } from '../discord/members.ts';
import { avatarUrl } from '../discord/pictures.ts';
import type { Services } from '../services.ts';

/** The people of a history by their ids, as they are in the server now. */
export interface People {
  /** Who made an entry. */
  actorOf(entry: Pick<StoredEntry, 'actor' | 'user_id'>): HistoryActor;
  /** The users among these ids, except those whose data was erased. */
  listed(ids: readonly string[]): HistoryPerson[];
}

/** Looks up users who have made entries. Those who are not found are called former members; while Discord does not answer, only their ids are known. */
export async function peopleOf(
  { guilds, catalogue, config }: Pick<Services, 'guilds' | 'catalogue' | 'config'>,
  { guild, language }: Pick<RequestAccess, 'guild' | 'language'>,
  ids: readonly (string | null)[],
): Promise<People> {
  const known = [...new Set(ids)]
    .flatMap((id) => (id === null || id === ERASED_USER ? [] : [id]))
    .slice(0, MEMBERS_AT_ONCE);
  const members: Record<string, ListedMember | null> | null = await membersOrNull(guilds, guild.id, known);
  const formatSentence = sentenceFormatter(language);
  const nameOf = (id: string) =>
    members?.[id] === undefined
      ? formatSentence('history.unnamed', { digits: id.slice(-4) })
      : (members[id]?.name ?? formatSentence('history.member'));

  return {
    actorOf({ actor, user_id: id }) {
      const nobody = { type: actor, id: null, avatar: null };
      if (actor !== 'user')
        return { ...nobody, name: formatSentence(`history.${actor}`, { product: catalogue.productName }) };
      if (id === null || id === ERASED_USER) return { ...nobody, name: formatSentence('history.erased') };
      const avatar = avatarUrl(config.discord.cdnUrl, { id, avatar: members?.[id]?.avatar ?? null });
      return { type: actor, id, name: nameOf(id), avatar };
    },
    listed: (wanted) => wanted.filter((id) => id !== ERASED_USER).map((id) => ({ id, name: nameOf(id) })),
  };
}
