import { isObject } from './defaults.ts';
import type { Expression, GuildLists, Json, Reference } from './model.ts';
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

/** What it takes to put a value into words. */
export interface Reader {
  guild: GuildLists;
  text: Translate<ValueKey>;
  /** Whether a condition is true in the document that the value is from: it tells choices of one value apart. */
  holds(condition: Expression): boolean;
}

/** A value as a person would say it: names instead of ids, titles instead of stored words. Undefined is a deleted row. */
export function readable(field: PlannedField | undefined, value: Json | undefined, reader: Reader): string {
  const { guild, text } = reader;
  if (value === undefined) return text('value.deleted');
  if (value === null) return text('value.none');
  if (value === '') return text('value.empty');
  const option = optionTitle(field, value, reader);
  if (option !== undefined) return option;
  if (typeof value === 'boolean') return text(value ? 'value.on' : 'value.off');
  if (typeof value === 'string') return field?.refers ? nameOf(field.refers, value, guild, text) : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return text('value.none');
    if (value.some(isObject)) return text('value.entries', { count: value.length });
    return value.map((part) => readable(field?.items, part, reader)).join(', ');
  }
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([name]) => field?.properties?.[name]?.ui)
      .map(([name, part]) => {
        const property = field?.properties?.[name];
        return `${property?.title}: ${readable(property, part, reader)}`;
      })
      .join(', ');
  }
  return String(value);
}

/** The title of the choice that has the value; of several, of the first that is offered. */
function optionTitle(field: PlannedField | undefined, value: Json, { holds }: Reader): string | undefined {
  const groups = listIn(field?.ui?.groups).flatMap((group) => (isObject(group) ? listIn(group.options) : []));
  const found = [...listIn(field?.ui?.options), ...groups].filter(isObject).filter((entry) => entry.value === value);
  const option = found.find(({ visible }) => typeof visible !== 'string' || holds(visible)) ?? found[0];
  return typeof option?.title === 'string' ? option.title : undefined;
}

function listIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(refers: Reference, id: string, guild: GuildLists, text: Translate<ValueKey>): string {
  const list: readonly { id: string; name: string }[] | null = guild[LISTS[refers.to]];
  const found = list?.find((entry) => entry.id === id);
  return found?.name ?? text('value.unknown', { id });
}
