import { useMemo } from 'react';
import type { Json, Plan, WidgetOptions } from '../../../language/model.ts';
import { useWidgets, type WidgetContextValue } from '../context.ts';
import control from '../parts/control.module.css';
import { isLocked, isOff, unnamedProps } from '../parts/control.ts';
import { offeredEntries } from '../parts/offered.ts';
import { useLocks } from '../parts/useLocks.ts';
import { Picker } from '../picker/Picker.tsx';
import type { PickerGroup, PickerItem } from '../picker/types.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';

interface Option {
  value: Json;
  title: string;
}

interface OptionGroup {
  title: string;
  options: readonly Option[];
}

type ListOptions = NonNullable<WidgetOptions<'select'>['optionsFrom']>;

/** A choice from a list. A stored value that is not in the list is shown and kept. */
export default function SelectWidget(props: WidgetProps) {
  const { id, name, schema, value, placeholder, onChange, onBlur, onFocus } = props;
  const context = useWidgets();
  const locks = useLocks(props);
  const { text } = context;
  const { options, optionsFrom: from, entriesOf, none } = widgetOptions('select', props);
  // Not memoized: they change with the form.
  const listed = from && optionsIn(from, context);
  const rows = entriesOf === undefined ? undefined : context.entries(entriesOf, id);
  const entries = (rows && rowsIn(rows, none)) ?? listed ?? options;
  const { offered, values } = useMemo(
    () => read(entries ?? (schema.enum ?? []).map((each) => ({ value: each, title: String(each) })), locks.planOf),
    [entries, schema.enum, locks.planOf],
  );
  const stored = value === undefined || value === null || value === '' ? null : keyOf(value);
  const chosen = offered.flatMap((group) => group.items).find((item) => item.key === (stored ?? keyOf(value ?? null)));
  const unlisted: PickerItem | null =
    stored !== null && !chosen
      ? { key: stored, title: text(rows ? 'widget.gone.entry' : 'widget.select.unlisted', { value }), warning: true }
      : null;

  if (from && listed?.length === 0) {
    const { text: words } = from.empty?.find(({ when }) => when === undefined || context.evaluate(when) === true) ?? {};
    return (
      <p id={id} className={control.nothing}>
        {words ?? text('widget.picker.none')}
      </p>
    );
  }
  if (rows?.length === 0 && !unlisted) {
    return (
      <p id={id} className={control.nothing}>
        {text('widget.select.noEntries')}
      </p>
    );
  }
  const shown = unlisted ? withExtra(offered, unlisted) : offered;
  return (
    <Picker
      id={id}
      name={name}
      groups={shown}
      selected={chosen ?? unlisted}
      placeholder={placeholder || text('widget.select.empty')}
      searchPlaceholder={text('widget.picker.search')}
      noneFound={text('widget.picker.none')}
      attributes={unnamedProps(props)}
      disabled={isOff(props)}
      locked={isLocked(props)}
      onPick={(key) => {
        const picked = values.get(key) ?? value ?? null;
        locks.attempt(picked, () => onChange(picked));
      }}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  );
}

function optionsIn(from: ListOptions, { lists, evaluate }: WidgetContextValue): Option[] {
  return offeredEntries(from, lists, evaluate).map((entry) => ({
    value: entry[from.value] ?? null,
    title: String(entry[from.title] ?? ''),
  }));
}

function rowsIn(entries: ReturnType<WidgetContextValue['entries']>, none: string | undefined): Option[] {
  const rows = entries.map(({ key, title }) => ({ value: key, title }));
  return none === undefined ? rows : [{ value: '', title: none }, ...rows];
}

function keyOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Groups the options, in the order in which the groups first appear, and maps keys to values. */
function read(
  entries: readonly (Option | OptionGroup)[],
  planOf: (value: Json) => Plan | undefined,
): { offered: PickerGroup[]; values: Map<string, Json> } {
  const groups = new Map<string, PickerItem[]>();
  const values = new Map<string, Json>();
  const add = (group: string, { value, title }: Option) => {
    values.set(keyOf(value), value);
    groups.set(group, [...(groups.get(group) ?? []), { key: keyOf(value), title, plan: planOf(value) }]);
  };
  for (const entry of entries) {
    if ('options' in entry) for (const option of entry.options) add(entry.title, option);
    else add('', entry);
  }
  return { offered: [...groups].map(([title, items]) => ({ title, items })), values };
}

function withExtra(groups: readonly PickerGroup[], extra: PickerItem): PickerGroup[] {
  const [first, ...rest] = groups;
  return first && first.title === ''
    ? [{ title: '', items: [extra, ...first.items] }, ...rest]
    : [{ title: '', items: [extra] }, ...groups];
}
