import { equal } from '../../../language/equal.ts';
import type { Category, Channel, Role } from '../../../language/model.ts';
import { type SentenceKey, say } from '../../sentences.ts';
import type { Change } from './changes.ts';
import type { BackupValue } from './contents.ts';

type Entry = Role | Channel | Category;
/** How each property of an entry is written; those that are not named do not count. */
type Columns = Partial<Record<string, (value: never) => string>>;

const text = (value: string | number) => String(value);
const ROLE: Columns = {
  name: text,
  color: (value: number) => (value === 0 ? say('value.none') : `#${value.toString(16).padStart(6, '0')}`),
  position: text,
  permissions: (value: readonly string[]) => (value.length > 0 ? value.join(', ') : say('value.none')),
};
const CHANNEL: Columns = { name: text, type: text };
const CATEGORY: Columns = { name: text, position: text };

/** What has become of a backup's roles and channels: the bot recreates them, so a person reads what differs. */
export function listDifferences(then: BackupValue, now: Pick<BackupValue, 'roles' | 'channels'>): Change[] {
  return [
    ...compare('backup.roles', ROLE, then.roles, now.roles),
    ...compare('backup.categories', CATEGORY, then.channels?.categories, now.channels?.categories),
    ...compare('backup.channels', CHANNEL, then.channels?.channels, now.channels?.channels),
    ...compare('backup.voiceChannels', CHANNEL, then.channels?.voiceChannels, now.channels?.voiceChannels),
  ];
}

function compare(
  title: SentenceKey,
  columns: Columns,
  then: readonly Entry[] | undefined,
  now: readonly Entry[] | undefined,
): Change[] {
  if (!then || !now) return [];
  const [old, current] = [byId(then), byId(now)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id): Change[] => {
    const [before, after] = [current.get(id), old.get(id)];
    const label = `${say(title)} › ${(after ?? before)?.name}`;
    if (before && after) return properties(label, columns, before, after);
    const presence = (entry: Entry | undefined) => say(entry ? 'backup.present' : 'backup.absent');
    return [{ title: label, before: presence(before), after: presence(after) }];
  });
}

function properties(label: string, columns: Columns, before: Entry, after: Entry): Change[] {
  return Object.entries(columns).flatMap(([name, write]) => {
    const [a, b] = [before, after].map((entry) => (entry as unknown as Record<string, never>)[name]);
    if (!write || a === undefined || b === undefined || equal(a, b)) return [];
    return [{ title: `${label} › ${say(`backup.${name}` as SentenceKey)}`, before: write(a), after: write(b) }];
  });
}

function byId(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
