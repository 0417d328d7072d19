import { CHANNEL_TYPES } from '../../../language/fields/channelTypes.ts';
import type { FormatSentence, SentenceKey } from '../../answers/sentences.ts';
import type { ListChange } from '../../api/proposals.ts';
import type { LayoutChannel, LayoutRole } from '../discord/guildLayout.ts';
import { permissionNames } from '../discord/permissionNames.ts';
import type { BackupValue } from './contents.ts';

/** The properties of an item to compare, each with its title and a function that formats its value. */
type PropertyFormats<Item> = readonly (readonly [
  SentenceKey,
  (item: Item, formatSentence: FormatSentence) => string,
])[];

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

/** The differences between the roles and channels of a backup and those of a server. Managed roles are ignored. */
export function listDifferences(
  backup: BackupValue,
  current: Pick<BackupValue, 'roles' | 'channels'>,
  formatSentence: FormatSentence,
): ListChange[] {
  const own = (roles: LayoutRole[] | undefined) => roles?.filter(({ managed }) => !managed);
  const formats = channelFormats(backup.channels ?? [], current.channels ?? []);
  const channels = (title: SentenceKey, isOne: (channel: LayoutChannel) => boolean) =>
    compare(title, formats, backup.channels?.filter(isOne), current.channels?.filter(isOne));
  return [
    ...compare('backup.roles', ROLE_FORMATS, own(backup.roles), own(current.roles)),
    ...channels('backup.categories', ({ type }) => type === CHANNEL_TYPES.category),
    ...channels('backup.channels', ({ type }) => type !== CHANNEL_TYPES.category && type !== CHANNEL_TYPES.voice),
    ...channels('backup.voiceChannels', ({ type }) => type === CHANNEL_TYPES.voice),
  ];

  function compare<Item extends Positioned>(
    title: SentenceKey,
    formats: PropertyFormats<Item>,
    old: readonly Item[] | undefined,
    current: readonly Item[] | undefined,
  ): ListChange[] {
    if (!old || !current) return [];
    const [afters, befores] = [ranked(old, current), ranked(current, old)];
    return [...new Set([...afters.keys(), ...befores.keys()])].flatMap((id): ListChange[] => {
      const [before, after] = [befores.get(id), afters.get(id)];
      const label = `${formatSentence(title)} › ${(after ?? before)?.name}`;
      if (before && after) return properties(label, formats, before, after);
      const presence = (item: Item | undefined) => formatSentence(item ? 'backup.present' : 'backup.absent');
      return [{ title: label, before: presence(before), after: presence(after) }];
    });
  }

  function properties<Item>(label: string, formats: PropertyFormats<Item>, before: Item, after: Item): ListChange[] {
    return formats.flatMap(([name, format]) => {
      const [a, b] = [format(before, formatSentence), format(after, formatSentence)];
      return a === b ? [] : [{ title: `${label} › ${formatSentence(name)}`, before: a, after: b }];
    });
  }
}

/** The category of a channel is compared by its name, which may have changed: the name in the backup counts. */
function channelFormats(
  old: readonly LayoutChannel[],
  current: readonly LayoutChannel[],
): PropertyFormats<LayoutChannel> {
  const names = new Map([...current, ...old].map(({ id, name }) => [id, name]));
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
 * Items by their IDs, with their position among the items that both lists have: an added or removed item shifts the others,
 * which is not a change of theirs.
 */
function ranked<Item extends Positioned>(items: readonly Item[], others: readonly Item[]): Map<string, Item> {
  const ids = new Set(others.map(({ id }) => id));
  const shared = items.filter(({ id }) => ids.has(id)).sort((a, b) => a.position - b.position);
  const ranks = new Map(shared.map(({ id }, index) => [id, index + 1]));
  return new Map(items.map((item) => [item.id, { ...item, position: ranks.get(item.id) ?? item.position }]));
}
