import type { FormatSentence, SentenceKey } from '../../answers/sentences.ts';
import type { Change } from '../../api/backups.ts';
import type { LayoutChannel, LayoutRole } from '../discord/guildLayout.ts';
import { permissionNames } from '../discord/permissionNames.ts';
import type { BackupValue } from './contents.ts';

/** A property of an entry in formats. */
type PropertyFormats<Item> = readonly (readonly [
  SentenceKey,
  (entry: Item, formatSentence: FormatSentence) => string,
])[];

const CATEGORY = 4;
const VOICE = 2;

const ROLE_FORMATS: PropertyFormats<LayoutRole> = [
  ['backup.name', ({ name }) => name],
  [
    'backup.color',
    ({ color }, formatSentence) =>
      color === 0 ? formatSentence('value.none') : `#${color.toString(16).padStart(6, '0')}`,
  ],
  ['backup.position', ({ position }) => String(position)],
  ['backup.hoist', ({ hoist }, formatSentence) => formatSentence(hoist ? 'value.on' : 'value.off')],
  ['backup.mentionable', ({ mentionable }, formatSentence) => formatSentence(mentionable ? 'value.on' : 'value.off')],
  [
    'backup.permissions',
    ({ permissions }, formatSentence) =>
      permissionNames(BigInt(permissions)).join(', ') || formatSentence('value.none'),
  ],
];

/** What has become of a backup's roles and channels. Roles that bots and services bring along are theirs. */
export function listDifferences(
  then: BackupValue,
  now: Pick<BackupValue, 'roles' | 'channels'>,
  formatSentence: FormatSentence,
): Change[] {
  const own = (roles: LayoutRole[] | undefined) => roles?.filter(({ managed }) => !managed);
  const formats = channelFormats(then.channels ?? [], now.channels ?? []);
  const channels = (title: SentenceKey, isOne: (channel: LayoutChannel) => boolean) =>
    compare(title, formats, then.channels?.filter(isOne), now.channels?.filter(isOne));
  return [
    ...compare('backup.roles', ROLE_FORMATS, own(then.roles), own(now.roles)),
    ...channels('backup.categories', ({ type }) => type === CATEGORY),
    ...channels('backup.channels', ({ type }) => type !== CATEGORY && type !== VOICE),
    ...channels('backup.voiceChannels', ({ type }) => type === VOICE),
  ];

  function compare<Item extends Positioned>(
    title: SentenceKey,
    formats: PropertyFormats<Item>,
    old: readonly Item[] | undefined,
    current: readonly Item[] | undefined,
  ): Change[] {
    if (!old || !current) return [];
    const [afters, befores] = [ranked(old, current), ranked(current, old)];
    return [...new Set([...afters.keys(), ...befores.keys()])].flatMap((id): Change[] => {
      const [before, after] = [befores.get(id), afters.get(id)];
      const label = `${formatSentence(title)} › ${(after ?? before)?.name}`;
      if (before && after) return properties(label, formats, before, after);
      const presence = (entry: Item | undefined) => formatSentence(entry ? 'backup.present' : 'backup.absent');
      return [{ title: label, before: presence(before), after: presence(after) }];
    });
  }

  function properties<Item>(label: string, formats: PropertyFormats<Item>, before: Item, after: Item): Change[] {
    return formats.flatMap(([name, format]) => {
      const [a, b] = [format(before, formatSentence), format(after, formatSentence)];
      return a === b ? [] : [{ title: `${label} › ${formatSentence(name)}`, before: a, after: b }];
    });
  }
}

/** Channels name the category that they stand in, which has one name then and perhaps another now. */
function channelFormats(then: readonly LayoutChannel[], now: readonly LayoutChannel[]): PropertyFormats<LayoutChannel> {
  const names = new Map([...now, ...then].map(({ id, name }) => [id, name]));
  return [
    ['backup.name', ({ name }) => name],
    ['backup.type', ({ type }) => String(type)],
    ['backup.category', ({ parent_id }, formatSentence) => names.get(parent_id ?? '') ?? formatSentence('value.none')],
    ['backup.topic', ({ topic }, formatSentence) => topic || formatSentence('value.none')],
    ['backup.position', ({ position }) => String(position)],
  ];
}

interface Positioned {
  id: string;
  name: string;
  position: number;
}

/**
 * Entries by their ids, with their place among those that the other list has, too: what comes or goes moves all others on,
 * and that is no change of theirs.
 */
function ranked<Item extends Positioned>(entries: readonly Item[], others: readonly Item[]): Map<string, Item> {
  const ids = new Set(others.map(({ id }) => id));
  const shared = entries.filter(({ id }) => ids.has(id)).sort((a, b) => a.position - b.position);
  const ranks = new Map(shared.map(({ id }, index) => [id, index + 1]));
  return new Map(entries.map((entry) => [entry.id, { ...entry, position: ranks.get(entry.id) ?? entry.position }]));
}
