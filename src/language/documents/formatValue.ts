import { choicesOf } from '../fields/choices.ts';
import { guildEntryOf, type TargetKind, targetOf } from '../fields/targets.ts';
import type { Expression, GuildLists, Json, Path, Reference, Times } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { formatNumber, type Translate } from '../text/message.ts';
import { isObject } from '../values/isObject.ts';
import { type Entry, rowKey, rowTitle } from './rows.ts';

/** Message keys for values without a text of their own. */
export type ValueKey =
  | 'value.on'
  | 'value.off'
  | 'value.none'
  | 'value.empty'
  | 'value.deleted'
  | `value.gone.${TargetKind | 'entry'}`
  | 'value.entry';

/** What formatting a value depends on. */
export interface ValueFormat {
  guild: GuildLists;
  text: Translate<ValueKey>;
  /** Language code for numbers. */
  language: string;
  /** Formats dates, moments and durations. */
  times: Times | undefined;
  /** The server's time zone. */
  timeZone: string | undefined;
  /** The row of a list in the value's document, by its key. */
  entry(list: string, key: string): Entry | undefined;
  /** Evaluates a condition in the value's document, to distinguish choices that share a value. */
  holds(condition: Expression): boolean;
  /** Whether the setting at a path is in use. Without it, all are. */
  isShown?(path: Path): boolean;
}

/**
 * A value as readable text: names instead of ids, titles instead of stored choices. Undefined means a deleted row.
 * @param path where the value is; with it, what is hidden in it is left out
 */
export function formatValue(
  field: FieldForPlan | undefined,
  value: Json | undefined,
  format: ValueFormat,
  path?: Path,
): string {
  const { guild, text } = format;
  if (value === undefined) return text('value.deleted');
  if (value === null) return text('value.none');
  if (value === '') return text('value.empty');
  const option = optionTitle(field, value, format);
  if (option !== undefined) return option;
  if (typeof value === 'boolean') return text(value ? 'value.on' : 'value.off');
  if (Array.isArray(value) && value.length === 0) return text('value.none');
  if (field?.format && format.times) return format.times.format(value, format.language, format.timeZone);
  const list = field?.ui?.entriesOf;
  if (typeof value === 'string' && list !== undefined) return entryName(list, value, format);
  if (typeof value === 'string') return field?.refers ? referenceName(field.refers, value, guild, text) : value;
  if (Array.isArray(value)) {
    // For lists whose rows have a key, only the order is of interest, so names suffice.
    const titles = rowKey(field) === undefined ? [] : value.map((row) => rowTitle(field, row, guild));
    const parts = value.map(
      (part, index) =>
        titles[index] ??
        optionTitle(field, part, format) ??
        formatValue(field?.items, part, format, path && [...path, index]),
    );
    return parts.join(value.some(isObject) ? '; ' : ', ');
  }
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([name]) => field?.properties?.[name]?.ui && (!path || format.isShown?.([...path, name]) !== false))
      .map(([name, part]) => {
        const property = field?.properties?.[name];
        return `${property?.title}: ${formatValue(property, part, format, path && [...path, name])}`;
      })
      .join(', ');
  }
  if (typeof value !== 'number') return String(value);
  return field?.ui?.widget === 'percent' ? formatPercent(value, format.language) : formatNumber(value, format.language);
}

function formatPercent(value: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 10 }).format(value / 100);
}

/** The title of the choice with this value: of several, the first visible one. */
function optionTitle(field: FieldForPlan | undefined, value: Json, { holds }: ValueFormat): string | undefined {
  const choices = choicesOf(field ?? {}).filter((choice) => choice.value === value);
  return (choices.find(({ visible }) => visible === undefined || holds(visible)) ?? choices[0])?.title;
}

/** The name of an entry that another setting has chosen. */
function entryName(list: string, key: string, format: ValueFormat): string {
  const entry = format.entry(list, key);
  return entry ? nameOfEntry(entry, format) : format.text('value.gone.entry');
}

/** The name of an entry, after that of the entry around it: the value of the setting that `ui.titleField` names, or its number. */
export function nameOfEntry({ around, ...entry }: Entry, format: ValueFormat): string {
  const name = ownName(entry, format);
  return around ? `${nameOfEntry(around, format)} › ${name}` : name;
}

function ownName({ list, row, index }: Entry, format: ValueFormat): string {
  const property = list.ui?.titleField;
  const title = property === undefined ? undefined : row[property];
  if (property === undefined || title === undefined || title === null || title === '') {
    return format.text('value.entry', { number: index + 1 });
  }
  return formatValue(list.items?.properties?.[property], title, format);
}

function referenceName(refers: Reference, value: string, guild: GuildLists, text: Translate<ValueKey>): string {
  const target = targetOf(refers, value);
  if (!target) return value;
  const entry = guildEntryOf(guild, refers, target);
  if (entry === null) return text(`value.gone.${target.kind}`);
  const name = entry?.name ?? target.id;
  return refers.to === 'mention' ? `@${name}` : name;
}

/** Whether the target of a reference no longer exists; false if that is not known. */
export function isMissingReference(refers: Reference, value: string, guild: GuildLists): boolean {
  const target = targetOf(refers, value);
  return target !== undefined && guildEntryOf(guild, refers, target) === null;
}
