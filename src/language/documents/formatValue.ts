import { choicesOf } from '../fields/choices.ts';
import { referenceList } from '../fields/guildLists.ts';
import type { Expression, GuildLists, Json, Reference } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { formatNumber, type Translate } from '../text/message.ts';
import { isObject } from '../values/isObject.ts';
import { rowKey, rowTitle } from './rows.ts';

/** The words for values that have none of their own. */
export type ValueKey =
  | 'value.on'
  | 'value.off'
  | 'value.none'
  | 'value.empty'
  | 'value.deleted'
  | `value.gone.${Reference['to']}`;

/** What it takes to put a value into words. */
export interface ValueFormat {
  guild: GuildLists;
  text: Translate<ValueKey>;
  /** The language in which numbers are written. */
  language: string;
  /** Whether a condition is true in the document that the value is from: it tells choices of one value apart. */
  holds(condition: Expression): boolean;
}

/** A value as a person would say it: names instead of ids, titles instead of stored words. Undefined is a deleted row. */
export function formatValue(field: FieldForPlan | undefined, value: Json | undefined, reader: ValueFormat): string {
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
    // Rows with a key differ as a list in their order alone: their names tell it.
    const titles = rowKey(field) === undefined ? [] : value.map((row) => rowTitle(field, row));
    const parts = value.map((part, index) => titles[index] ?? formatValue(field?.items, part, reader));
    return parts.join(value.some(isObject) ? '; ' : ', ');
  }
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([name]) => field?.properties?.[name]?.ui)
      .map(([name, part]) => {
        const property = field?.properties?.[name];
        return `${property?.title}: ${formatValue(property, part, reader)}`;
      })
      .join(', ');
  }
  return typeof value === 'number' ? formatNumber(value, reader.language) : String(value);
}

/** The title of the choice that has the value; of several, of the first that is offered. */
function optionTitle(field: FieldForPlan | undefined, value: Json, { holds }: ValueFormat): string | undefined {
  const found = choicesOf(field ?? {}).filter((choice) => choice.value === value);
  return (found.find(({ visible }) => visible === undefined || holds(visible)) ?? found[0])?.title;
}

function nameOf(refers: Reference, id: string, guild: GuildLists, text: Translate<ValueKey>): string {
  if (isMissingReference(refers, id, guild)) return text(`value.gone.${refers.to}`);
  return referenceList(guild, refers)?.find((entry) => entry.id === id)?.name ?? id;
}

/** Whether the server no longer has what an id points to. Without the list nobody knows. */
export function isMissingReference(refers: Reference, id: string, guild: GuildLists): boolean {
  return referenceList(guild, refers)?.some((entry) => entry.id === id) === false;
}
