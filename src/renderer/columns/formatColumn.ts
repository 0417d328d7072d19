import { formatValue } from '../../language/documents/formatValue.ts';
import type { Column, Json, SettingsDocument } from '../../language/model.ts';
import { environment, evaluate, evaluateCondition } from '../../language/resolved/fieldState.ts';
import { formatAmount } from '../../language/text/amount.ts';
import type { Translate } from '../../language/text/message.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { ScreenTextKey } from '../text/screenText.ts';
import { isQuantity, quantity } from './quantities.ts';

/** The value of an entry in a column, or null. */
export function entryValue(column: Column, entry: Json): Json {
  const value = isObject(entry) ? (entry[column.property] ?? null) : null;
  return value === '' ? null : value;
}

/** The first case of a column whose condition holds for an entry. */
export function matchingCase(store: FormStore, column: Column, entry: Json) {
  const item: SettingsDocument = isObject(entry) ? entry : {};
  const env = { ...environment(store.module.context, store.document()), item };
  return column.cases?.find(({ when }) => evaluateCondition(store.module, when, env));
}

/** Whether a condition holds for an entry. */
export function evaluateForEntry(store: FormStore, condition: string | undefined, item: SettingsDocument): boolean {
  if (condition === undefined) return true;
  return evaluate(store.module, condition, { ...environment(store.module.context, store.document()), item }) === true;
}

/** The formatted value of an entry in a column, for lists and texts. */
export function formatColumn(column: Column, entry: Json, store: FormStore, text: Translate<ScreenTextKey>): string {
  const fitting = column.as === 'case' ? matchingCase(store, column, entry) : undefined;
  if (fitting) return fitting.text;
  const value = entryValue(column, entry);
  if (value === null) return column.empty ?? text('value.none');
  if (isQuantity(column.as) && typeof value === 'number') return quantity(column.as, value, language());
  switch (column.as) {
    case 'moment':
      return moment(value, { dateStyle: 'medium', timeStyle: 'medium' });
    case 'time':
      return moment(value, { dateStyle: 'medium', timeStyle: 'short' });
    case 'date':
      // As in receipts and in what the server says: a moment is the same day for everybody.
      return moment(value, { dateStyle: 'medium', timeZone: 'UTC' });
    case 'money':
      return money(value, isObject(entry) ? entry[column.currency ?? ''] : undefined);
    case 'link':
      return column.label ?? String(value);
    case 'choice':
      return formatValue(store.module.fields[column.field ?? ''], value, valueFormatOf(store, text));
    default:
      return formatValue(undefined, value, valueFormatOf(store, text));
  }
}

/** A value as a date, or null if it is none. */
export function dateOf(value: Json): Date | null {
  const date = new Date(typeof value === 'number' ? value : String(value));
  return Number.isNaN(date.getTime()) ? null : date;
}

function moment(value: Json, style: Intl.DateTimeFormatOptions): string {
  const date = dateOf(value);
  return date ? new Intl.DateTimeFormat(language(), style).format(date) : String(value);
}

/** Formats an amount in minor units, which are hundredths in every supported currency. */
function money(value: Json, currency: Json | undefined): string {
  const amount = Number(value) / 100;
  if (Number.isNaN(amount)) return String(value);
  return formatAmount(language(), amount, typeof currency === 'string' ? currency : '').trim();
}

function language(): string {
  return document.documentElement.lang || 'en';
}
