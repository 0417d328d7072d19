import type { Category, Channel, Role } from '../../../language/model.ts';
import type { Say, SentenceKey } from '../../sentences.ts';
import type { Change } from './changes.ts';
import type { BackupValue } from './contents.ts';

/** In the order in which a person reads of them. */
const PROPERTIES = ['name', 'type', 'color', 'position', 'permissions'] as const;

/** The properties of an entry that count, in words. */
type Words<Entry> = { [Property in (typeof PROPERTIES)[number]]?: (entry: Entry, say: Say) => string };

const ROLE: Words<Role> = {
  name: ({ name }) => name,
  color: ({ color }, say) => (color === 0 ? say('value.none') : `#${color.toString(16).padStart(6, '0')}`),
  position: ({ position }) => String(position),
  permissions: ({ permissions }, say) => (permissions.length > 0 ? permissions.join(', ') : say('value.none')),
};
const CHANNEL: Words<Channel> = { name: ({ name }) => name, type: ({ type }) => String(type) };
const CATEGORY: Words<Category> = { name: ({ name }) => name, position: ({ position }) => String(position) };

/** What has become of a backup's roles and channels: the bot recreates them, so a person reads what differs. */
export function listDifferences(then: BackupValue, now: Pick<BackupValue, 'roles' | 'channels'>, say: Say): Change[] {
  return [
    ...compare('backup.roles', ROLE, then.roles, now.roles),
    ...compare('backup.categories', CATEGORY, then.channels?.categories, now.channels?.categories),
    ...compare('backup.channels', CHANNEL, withoutVoice(then), withoutVoice(now)),
    ...compare('backup.voiceChannels', CHANNEL, then.channels?.voiceChannels, now.channels?.voiceChannels),
  ];

  function compare<Entry extends { id: string; name: string }>(
    title: SentenceKey,
    words: Words<Entry>,
    old: readonly Entry[] | undefined,
    current: readonly Entry[] | undefined,
  ): Change[] {
    if (!old || !current) return [];
    const [afters, befores] = [byId(old), byId(current)];
    return [...new Set([...afters.keys(), ...befores.keys()])].flatMap((id): Change[] => {
      const [before, after] = [befores.get(id), afters.get(id)];
      const label = `${say(title)} › ${(after ?? before)?.name}`;
      if (before && after) return properties(label, words, before, after);
      const presence = (entry: Entry | undefined) => say(entry ? 'backup.present' : 'backup.absent');
      return [{ title: label, before: presence(before), after: presence(after) }];
    });
  }

  function properties<Entry>(label: string, words: Words<Entry>, before: Entry, after: Entry): Change[] {
    return PROPERTIES.flatMap((name) => {
      const [a, b] = [words[name]?.(before, say), words[name]?.(after, say)];
      if (a === undefined || b === undefined || a === b) return [];
      return [{ title: `${label} › ${say(`backup.${name}`)}`, before: a, after: b }];
    });
  }
}

/** The channels that no other list has. */
function withoutVoice({ channels: lists }: Pick<BackupValue, 'channels'>): readonly Channel[] | undefined {
  const voice = new Set(lists?.voiceChannels.map(({ id }) => id));
  return lists?.channels.filter(({ id }) => !voice.has(id));
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
