import { isObject } from './defaults.ts';
import type { GuildLists, Json, Reference } from './model.ts';
import type { PlannedField } from './plans.ts';
import type { Translate } from './text.ts';

/** The words for values that have none of their own. */
export type ValueKey =
  | 'value.on'
  | 'value.off'
  | 'value.none'
  | 'value.empty'
  | 'value.deleted'
  | 'value.entries'
  | 'value.unknown';

const LISTS = { role: 'roles', channel: 'channels', voiceChannel: 'voiceChannels', category: 'categories' } as const;

/** A value as a person would say it: names instead of ids, titles instead of stored words. Undefined is a deleted row. */
export function readable(
  field: PlannedField | undefined,
  value: Json | undefined,
  guild: GuildLists,
  text: Translate<ValueKey>,
): string {
  if (value === undefined) return text('value.deleted');
  if (value === null) return text('value.none');
  if (value === '') return text('value.empty');
  const option = optionTitle(field, value);
  if (option !== undefined) return option;
  if (typeof value === 'boolean') return text(value ? 'value.on' : 'value.off');
  if (typeof value === 'string') return field?.refers ? nameOf(field.refers, value, guild, text) : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return text('value.none');
    if (value.some(isObject)) return text('value.entries', { count: value.length });
    return value.map((part) => readable(field?.items, part, guild, text)).join(', ');
  }
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([name]) => field?.properties?.[name]?.ui)
      .map(
        ([name, part]) =>
          `${field?.properties?.[name]?.title}: ${readable(field?.properties?.[name], part, guild, text)}`,
      )
      .join(', ');
  }
  return String(value);
}

function optionTitle(field: PlannedField | undefined, value: Json): string | undefined {
  const options = field?.ui?.options;
  if (!Array.isArray(options)) return undefined;
  const option: unknown = options.find((entry) => isObject(entry) && Object.is(entry.value, value));
  if (!isObject(option)) return undefined;
  const title = option.title ?? option.label;
  return typeof title === 'string' ? title : undefined;
}

function nameOf(refers: Reference, id: string, guild: GuildLists, text: Translate<ValueKey>): string {
  const list: readonly { id: string; name: string }[] | null = guild[LISTS[refers.to]];
  const found = list?.find((entry) => entry.id === id);
  return found?.name ?? text('value.unknown', { id });
}
