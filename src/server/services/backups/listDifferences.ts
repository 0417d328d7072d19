import type { FormatSentence, SentenceKey } from '../../answers/sentences.ts';
import type { Change } from '../../api/backups.ts';
import type { LayoutChannel, LayoutRole } from '../discord/guildLayout.ts';
import { permissionNames } from '../discord/permissionNames.ts';
import type { BackupValue } from './contents.ts';

/** A property of an entry in words. */
type Words<Entry> = readonly (readonly [SentenceKey, (entry: Entry, say: FormatSentence) => string])[];

const CATEGORY = 4;
const VOICE = 2;

const ROLE: Words<LayoutRole> = [
  ['backup.name', ({ name }) => name],
  ['backup.color', ({ color }, say) => (color === 0 ? say('value.none') : `#${color.toString(16).padStart(6, '0')}`)],
  ['backup.position', ({ position }) => String(position)],
  ['backup.hoist', ({ hoist }, say) => say(hoist ? 'value.on' : 'value.off')],
  ['backup.mentionable', ({ mentionable }, say) => say(mentionable ? 'value.on' : 'value.off')],
  [
    'backup.permissions',
    ({ permissions }, say) => permissionNames(BigInt(permissions)).join(', ') || say('value.none'),
  ],
];

/** What has become of a backup's roles and channels. Roles that bots and services bring along are theirs. */
export function listDifferences(
  then: BackupValue,
  now: Pick<BackupValue, 'roles' | 'channels'>,
  say: FormatSentence,
): Change[] {
  const own = (roles: LayoutRole[] | undefined) => roles?.filter(({ managed }) => !managed);
  const channelWords = channelWordsOf(then.channels ?? [], now.channels ?? []);
  const channels = (title: SentenceKey, isOne: (channel: LayoutChannel) => boolean) =>
    compare(title, channelWords, then.channels?.filter(isOne), now.channels?.filter(isOne));
  return [
    ...compare('backup.roles', ROLE, own(then.roles), own(now.roles)),
    ...channels('backup.categories', ({ type }) => type === CATEGORY),
    ...channels('backup.channels', ({ type }) => type !== CATEGORY && type !== VOICE),
    ...channels('backup.voiceChannels', ({ type }) => type === VOICE),
  ];

  function compare<Entry extends Placed>(
    title: SentenceKey,
    words: Words<Entry>,
    old: readonly Entry[] | undefined,
    current: readonly Entry[] | undefined,
  ): Change[] {
    if (!old || !current) return [];
    const [afters, befores] = [ranked(old, current), ranked(current, old)];
    return [...new Set([...afters.keys(), ...befores.keys()])].flatMap((id): Change[] => {
      const [before, after] = [befores.get(id), afters.get(id)];
      const label = `${say(title)} › ${(after ?? before)?.name}`;
      if (before && after) return properties(label, words, before, after);
      const presence = (entry: Entry | undefined) => say(entry ? 'backup.present' : 'backup.absent');
      return [{ title: label, before: presence(before), after: presence(after) }];
    });
  }

  function properties<Entry>(label: string, words: Words<Entry>, before: Entry, after: Entry): Change[] {
    return words.flatMap(([name, inWords]) => {
      const [a, b] = [inWords(before, say), inWords(after, say)];
      return a === b ? [] : [{ title: `${label} › ${say(name)}`, before: a, after: b }];
    });
  }
}

/** Channels name the category that they stand in, which has one name then and perhaps another now. */
function channelWordsOf(then: readonly LayoutChannel[], now: readonly LayoutChannel[]): Words<LayoutChannel> {
  const names = new Map([...now, ...then].map(({ id, name }) => [id, name]));
  return [
    ['backup.name', ({ name }) => name],
    ['backup.type', ({ type }) => String(type)],
    ['backup.category', ({ parent_id }, say) => names.get(parent_id ?? '') ?? say('value.none')],
    ['backup.topic', ({ topic }, say) => topic || say('value.none')],
    ['backup.position', ({ position }) => String(position)],
  ];
}

interface Placed {
  id: string;
  name: string;
  position: number;
}

/**
 * Entries by their ids, with their place among those that the other list has, too: what comes or goes moves all others on,
 * and that is no change of theirs.
 */
function ranked<Entry extends Placed>(entries: readonly Entry[], others: readonly Entry[]): Map<string, Entry> {
  const ids = new Set(others.map(({ id }) => id));
  const shared = entries.filter(({ id }) => ids.has(id)).sort((a, b) => a.position - b.position);
  const ranks = new Map(shared.map(({ id }, index) => [id, index + 1]));
  return new Map(entries.map((entry) => [entry.id, { ...entry, position: ranks.get(entry.id) ?? entry.position }]));
}
