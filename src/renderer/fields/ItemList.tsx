import clsx from 'clsx';
import { ListChecks, Plus } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRequired } from '../../language/fields/required.ts';
import type { Json, SettingsDocument, WidgetOptions } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { isObject } from '../../language/values/isObject.ts';
import { onDemand } from '../loading/onDemand.tsx';
import { FieldMenu } from '../menus/FieldMenu.tsx';
import { Button } from '../primitives/Button.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { controlId } from '../state/controlIds.ts';
import { useFieldState, useForm, useFreshRow, useProblems, useRowKeys } from '../state/hooks.ts';
import { FieldErrors } from '../templates/FieldTemplate.tsx';
import { Hint } from '../templates/Hint.tsx';
import { RequiredMark } from '../templates/RequiredMark.tsx';
import { UpgradeMark } from '../templates/UpgradeMark.tsx';
import { useScreenText } from '../text/screenText.ts';
import { useWidgets } from '../widgets/context.ts';
import { useStableCallback } from '../widgets/parts/message/useStableCallback.ts';
import { copyOfRow } from './copyOfRow.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { EmptyList } from './EmptyList.tsx';
import { focusFirst, focusInvalid } from './focus.ts';
import styles from './ItemList.module.css';
import { InlineRow, ItemRow, type RowFootProps } from './ItemRow.tsx';
import { Warnings } from './RowWarnings.tsx';
import { columnsOf, columnTitle } from './RowWords.tsx';
import { useRowMotion } from './useRowMotion.ts';
import { useSelection } from './useSelection.ts';

export interface ItemListProps {
  path: string;
  field: FieldForPlan;
  /** Drawn below the controls of each open row. */
  Foot?: ComponentType<RowFootProps>;
  /** Values of a row that is added, where they differ from its defaults. */
  newValues?(): SettingsDocument | undefined;
}

/** Fetched only when rows are selected. */
const SelectionBar = onDemand(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }));

/** A predefined row. It is not added again if a row with the same `unique` property exists. */
type Preset = NonNullable<WidgetOptions<'rows'>['presets']>[number];

function hasPreset(row: Json, { unique, values }: Preset): boolean {
  return unique !== undefined && isObject(row) && row[unique] === values[unique];
}

const NONE: readonly Preset[] = [];

/** A list of rows: collapsed, opened one at a time (`items`), or all open (`rows`). */
export const ItemList = memo(function ItemList({ path, field, Foot, newValues }: ItemListProps) {
  const store = useForm();
  const text = useScreenText();
  const { notify } = useWidgets();
  const keys = useRowKeys(path);
  const state = useFieldState(path);
  const problems = useProblems(path);
  const fresh = useFreshRow(path);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const motion = useRowMotion(rows, keys);
  const id = controlId(path);
  const { maxItems } = field;
  const full = maxItems !== undefined && keys.length >= maxItems;
  const limit =
    maxItems === undefined
      ? undefined
      : (field.messages?.maxItems ?? field.messages?.count ?? text('list.full', { maxItems }));
  // A locked list is usually full, too; the lock is the more helpful reason.
  const refusal = state.lock ?? (full ? limit : undefined);

  const Row = field.ui?.widget === 'items' ? ItemRow : InlineRow;
  const columns = columnsOf(field);
  const presets = field.ui?.presets ?? NONE;
  // The other examples stay at hand as long as the list has nothing else.
  const [taken, setTaken] = useState(NONE);
  const begun = keys.length > 0 && keys.length <= taken.length && fresh === undefined;
  const quick = Row === InlineRow ? presets : begun ? presets.filter((preset) => !taken.includes(preset)) : NONE;
  const [said, say] = useState('');
  const selection = useSelection(path, keys);
  const selects = useRef<HTMLButtonElement>(null);
  const move = useCallback(
    (key: string, by: number, name: string) => {
      const focused = document.activeElement;
      const to = flushSync(() => store.rows.move(path, key, by));
      // Moving an element in the document takes the focus from it.
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
      if (to === undefined) return;
      focused?.scrollIntoView?.({ block: 'nearest' });
      say(text('list.moved', { name, position: to + 1, count: store.rows.keys(path).length }));
    },
    [store, path, text],
  );
  const moves = field.ui?.reorderable === true && keys.length > 1 ? { count: keys.length, move } : undefined;

  const duplicate = useStableCallback((key: string) => {
    if (refusal !== undefined) return notify(refusal, state.lock === undefined ? 'error' : 'locked', field.unlockedBy);
    const row = store.get(store.rows.path(path, key) ?? '');
    if (isObject(row)) store.rows.add(path, copyOfRow(field, row, store.rows.newKey), key);
  });

  const addedTo = useStableCallback(addValues);
  const foot = useMemo(() => (Foot ? { Foot, addRow: addedTo } : undefined), [Foot, addedTo]);

  function addRow(preset?: Preset) {
    const present = store.get(path);
    const known = Array.isArray(present) && preset && present.some((row) => hasPreset(row, preset));
    if (known) return;
    if (preset) setTaken(keys.length > 0 ? [...taken, preset] : [preset]);
    // Focuses an empty row to be filled in, but not a preset: users may add several in turn.
    addValues(preset?.values ?? newValues?.(), preset === undefined);
  }

  function addValues(values: SettingsDocument | undefined, isFocused = true) {
    if (refusal !== undefined) return notify(refusal, state.lock === undefined ? 'error' : 'locked', field.unlockedBy);
    if (!state.enabled) return;
    const added = flushSync(() => store.rows.add(path, values));
    if (added !== undefined && isFocused && Row === InlineRow) focusFirst(rows.current?.lastElementChild ?? null);
  }

  /** The bar comes with the first check box: if it came later, it would move the rows from under a finger, and take the focus. */
  async function beginSelection() {
    await SelectionBar.fetch().catch(() => undefined);
    selection.begin();
  }

  function endSelection() {
    flushSync(selection.end);
    (selects.current ?? add.current)?.focus();
  }

  /** The focus that the bar had goes to the button that takes the deletion back. */
  function deleteSelected() {
    const chosen = [...(selection.chosen ?? [])];
    flushSync(selection.end);
    store.rows.remove(path, ...chosen);
  }

  /** Escape ends what was begun with the button above the list. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !selection.chosen || event.defaultPrevented) return;
    event.preventDefault();
    endSelection();
  }

  /** Pressed again, the button closes the row that it opened. */
  function toggle() {
    if (fresh === undefined) return addRow();
    const closed = flushSync(() => store.rows.closeFresh(path));
    if (!closed) focusInvalid(rows.current);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out next to the counter.
    <div
      role="group"
      className={styles.list}
      aria-labelledby={`${id}__label`}
      data-field={path}
      onKeyDown={onKeyDown}
      {...motion}
    >
      <div className={styles.head}>
        <h3 className={styles.title} id={`${id}__label`}>
          {field.title}
          {isRequired(field) && <RequiredMark spoken />}
        </h3>
        {state.ownLock?.plan && <UpgradeMark plan={state.ownLock.plan} />}
        <FieldMenu path={path} />
        <div className={styles.aside}>
          {keys.length > 1 && state.enabled && state.lock === undefined && !selection.chosen && (
            <Button
              ref={selects}
              variant="quiet"
              size="small"
              icon={<ListChecks aria-hidden="true" />}
              aria-describedby={`${id}__label`}
              onClick={beginSelection}
            >
              {text('list.selectSeveral')}
            </Button>
          )}
          {maxItems !== undefined && state.lock === undefined && (
            <span className={styles.counter}>{text('list.counter', { count: keys.length, max: maxItems })}</span>
          )}
        </div>
      </div>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {field.hint && (
        <Hint plan={field.unlockedBy} className={styles.help}>
          {field.hint}
        </Hint>
      )}
      <div id={`${id}__warnings`} className={styles.warnings}>
        {state.lock === undefined && <Warnings path={path} />}
      </div>
      {keys.length === 0 && (
        <EmptyList
          field={field}
          examples={Row === ItemRow ? presets : NONE}
          disabled={!state.enabled}
          refused={refusal !== undefined}
          onTake={addRow}
        />
      )}
      {selection.chosen && (
        <SelectionBar
          list={path}
          field={field}
          keys={keys}
          chosen={selection.chosen}
          onChoose={selection.choose}
          onDelete={deleteSelected}
          onEnd={endSelection}
          say={say}
        />
      )}
      {quick.length > 0 && (
        <div className={styles.presets}>
          <span>{text('list.presets')}</span>
          {quick.map((preset) => (
            <Button
              key={preset.title}
              size="small"
              disabled={!state.enabled}
              aria-disabled={refusal !== undefined || undefined}
              onClick={() => addRow(preset)}
            >
              {preset.title}
            </Button>
          ))}
        </div>
      )}
      {columns.length > 0 && keys.length > 0 && (
        <div className={clsx(styles.heads, field.ui?.markField && styles.besideMarks)} aria-hidden="true">
          {columns.map((names) => (
            <span key={names.join()}>{columnTitle(field, names)}</span>
          ))}
        </div>
      )}
      <ul ref={rows} className={styles.rows} data-columns={columns.length > 0 || undefined}>
        {keys.map((key) => (
          <Row
            key={key}
            list={path}
            rowKey={key}
            path={store.rows.path(path, key) ?? ''}
            field={field}
            duplicate={duplicate}
            {...(selection.chosen && { selected: selection.chosen.has(key), select: selection.set })}
            {...moves}
            {...foot}
          />
        ))}
      </ul>
      {(moves || selection.chosen) && (
        <VisuallyHidden as="p" role="status">
          {said}
        </VisuallyHidden>
      )}
      <DeletedRow list={path} field={field} limit={limit} fallback={add} />
      <FieldErrors id={id} problems={problems} />
      <div className={styles.foot}>
        <Button
          ref={add}
          id={id}
          icon={<Plus aria-hidden="true" />}
          disabled={!state.enabled}
          aria-disabled={(refusal !== undefined && fresh === undefined) || undefined}
          aria-expanded={Row === ItemRow ? fresh !== undefined : undefined}
          aria-describedby={`${id}__help ${id}__warnings ${id}__error`}
          onClick={toggle}
        >
          {field.ui?.addLabel ?? text('list.add')}
        </Button>
        <p id={`${id}__help`} className={styles.reason}>
          {refusal ?? state.reason}
        </p>
      </div>
    </div>
  );
});
