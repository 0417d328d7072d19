import clsx from 'clsx';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { isObject } from '../../language/values/isObject.ts';
import { parsePath } from '../../language/values/path.ts';
import { onDemand } from '../loading/onDemand.tsx';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useFieldState, useForm, useRowEditing, useValue } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { Field } from './Field.tsx';
import { focusFirst, focusInvalid } from './focus.ts';
import { GROUP_WIDGETS } from './groupWidgets.ts';
import styles from './ItemList.module.css';
import moves from './RowMoves.module.css';
import { RowFault, RowWarnings, Warnings } from './RowWarnings.tsx';
import { RowWords } from './RowWords.tsx';
import { rowName } from './rowText.ts';

export interface ItemRowProps {
  list: string;
  rowKey: string;
  /** The current path of the row. */
  path: string;
  field: FieldForPlan;
  /** In a list that can be put in order: how many rows it has, and what moves one. */
  count?: number;
  move?(key: string, by: number, name: string): void;
  duplicate(key: string): void;
  /** While rows are being selected: whether this one is, and what changes that. */
  selected?: boolean;
  select?(key: string, isSelected: boolean, upTo: boolean): void;
  /** Drawn below the controls of an open row. */
  Foot?: ComponentType<RowFootProps>;
  addRow?(values: SettingsDocument): void;
}

export interface RowFootProps extends Pick<ItemRowProps, 'list' | 'path' | 'field'> {
  /** Adds a row with these values, as the button of the list does. */
  addRow(values: SettingsDocument): void;
}

/** Fetched only for lists that can be put in order. */
const RowMoves = onDemand(async () => ({ default: (await import('./RowMoves.tsx')).RowMoves }), {
  Meanwhile: PlaceOfMoves,
});

/** A row: one line while closed, its controls while open. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const editing = useRowEditing(props.list, props.rowKey);
  const line = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(editing);

  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (wasEditing.current && !editing && lost) focusFirst(line.current, '[data-edit]');
    wasEditing.current = editing;
  }, [editing]);

  const onKeyDown = useMoveKeys(props);
  return (
    <li
      ref={line}
      className={editing ? styles.open : styles.row}
      data-selected={props.selected || undefined}
      data-field={props.path}
      onKeyDown={editing ? undefined : onKeyDown}
    >
      {editing ? <OpenRow {...props} /> : <ClosedRow {...props} />}
    </li>
  );
});

/** Alt and an arrow key on a button of the row move it. */
function useMoveKeys(props: ItemRowProps) {
  const { rowKey, move } = props;
  const { name } = useNames(props);
  if (!move) return undefined;
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    // Those keys open the list of a select.
    if (by === undefined || !(event.target instanceof Element) || !event.target.matches('button:not([role])')) return;
    event.preventDefault();
    move(rowKey, by, name());
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What comes before a row: its checkbox while rows are being selected, or else what moves it. */
function Handle(props: ItemRowProps) {
  const { list, rowKey, path, count, move, selected, select } = props;
  const text = useScreenText();
  const { enabled } = useFieldState(list);
  const { name } = useNames(props);
  const title = name();
  if (select && selected !== undefined) {
    return (
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={text('list.select', { name: title })}
          onChange={({ target, nativeEvent }) =>
            select(rowKey, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
    );
  }
  if (!move || count === undefined) return null;
  const index = Number(parsePath(path).at(-1));
  return (
    <RowMoves name={title} index={index} count={count} disabled={!enabled} onMove={(by) => move(rowKey, by, title)} />
  );
}

/** As wide as what moves a row, so that nothing else in it moves when that arrives. */
function PlaceOfMoves({ disabled }: { disabled: boolean }) {
  return (
    <div className={moves.moves} data-moves="">
      <span className={moves.handle} hidden={disabled} />
      <span className={moves.steps} />
    </div>
  );
}

function useNames({ list, rowKey, path, field }: ItemRowProps) {
  const store = useForm();
  const text = useScreenText();
  const index = Number(parsePath(path).at(-1));
  return {
    edit: () => store.rows.edit(list, rowKey),
    remove: () => store.rows.remove(list, rowKey),
    name: () => {
      const row = store.get(path);
      return rowName(store, field, isObject(row) ? row : {}, index, text, path);
    },
  };
}

function ClosedRow(props: ItemRowProps) {
  const { list, rowKey, path, field } = props;
  const text = useScreenText();
  const row = useValue(path);
  const { enabled } = useFieldState(list);
  const { edit, remove, name } = useNames(props);
  if (!isObject(row)) return null;
  const title = name();
  return (
    <>
      <Handle {...props} />
      <RowWords row={row} path={path} field={field} title={title} />
      <div className={styles.tools} hidden={props.select !== undefined}>
        <IconButton
          className={clsx(styles.copy, styles.onDemand)}
          label={text('list.duplicate', { name: title })}
          icon={<Copy aria-hidden="true" />}
          disabled={!enabled}
          onClick={() => props.duplicate(rowKey)}
        />
        <IconButton
          className={styles.onDemand}
          label={text('list.delete', { name: title })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={!enabled}
          onClick={remove}
        />
        <IconButton
          className={styles.edit}
          data-edit=""
          label={text('list.edit', { name: title })}
          icon={<Pencil aria-hidden="true" />}
          disabled={!enabled}
          onClick={edit}
        />
      </div>
      <RowWarnings path={path} field={field} />
      <RowFault path={path} />
    </>
  );
}

/** A row that is always open. */
export const InlineRow = memo(function InlineRow(props: ItemRowProps) {
  const { list, path, field, Foot, addRow } = props;
  const text = useScreenText();
  const { enabled } = useFieldState(list);
  const { name, remove } = useNames(props);
  const index = Number(parsePath(path).at(-1));
  const onKeyDown = useMoveKeys(props);
  return (
    <li data-field={path} onKeyDown={onKeyDown}>
      <fieldset className={styles.inline}>
        <Handle {...props} />
        <VisuallyHidden as="legend">{text('value.entry', { number: index + 1 })}</VisuallyHidden>
        <div className={styles.lines}>
          {linesOf(field).map((line) => (
            <div key={line.join()} className={styles.fields}>
              {line.map((property) => (
                <Field key={property} path={`${path}.${property}`} />
              ))}
            </div>
          ))}
          {Foot && addRow && <Foot list={list} path={path} field={field} addRow={addRow} />}
          <Warnings path={path} />
        </div>
        <IconButton
          className={styles.take}
          label={text('list.delete', { name: name() })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={!enabled}
          onClick={remove}
        />
      </fieldset>
    </li>
  );
});

/** The properties in each line of a row: as `layout` declares, or all in one line, between what needs a line of its own. */
function linesOf({ ui, items }: FieldForPlan): readonly (readonly string[])[] {
  const layout = ui?.layout;
  if (layout) return layout.map((line) => [line].flat());
  const lines: string[][] = [[]];
  for (const [name, { ui: own }] of Object.entries(items?.properties ?? {})) {
    if (!own) continue;
    if (GROUP_WIDGETS.has(own.widget)) lines.push([name], []);
    else lines.at(-1)?.push(name);
  }
  return lines.filter((line) => line.length > 0);
}

/** Does not read the row's values, so that typing renders only the field. */
function OpenRow(props: ItemRowProps) {
  const { list, rowKey, path, field } = props;
  const store = useForm();
  const text = useScreenText();
  const group = useRef<HTMLFieldSetElement>(null);
  const { name, remove } = useNames(props);
  const [title] = useState(name);
  const lines = linesOf(field);

  useEffect(() => {
    // Not if all controls are replaced by those of another plan.
    if (store.rows.takeOpened(list, rowKey)) focusFirst(group.current);
  }, [store, list, rowKey]);

  function done() {
    // Invalid fields must be marked before the first of them can be focused.
    const closed = flushSync(() => store.rows.done(list, rowKey));
    if (!closed) focusInvalid(group.current);
    return closed;
  }

  function duplicate() {
    if (done()) props.duplicate(rowKey);
  }

  return (
    <fieldset ref={group} className={styles.controls}>
      <legend dir="auto" className={styles.legend}>
        {title}
      </legend>
      {lines.map((line) => (
        <div key={line.join()} className={styles.fields}>
          {line.map((property) => (
            <Field key={property} path={`${path}.${property}`} />
          ))}
        </div>
      ))}
      <div className={styles.actions}>
        <Button variant="primary" onClick={done}>
          {text('list.done')}
        </Button>
        <Button onClick={() => store.cancelRow(list, rowKey)}>{text('list.cancel')}</Button>
        <Button
          variant="quiet"
          className={styles.remove}
          icon={<Copy aria-hidden="true" />}
          aria-label={text('list.duplicate', { name: title })}
          onClick={duplicate}
        />
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={text('list.delete', { name: title })}
          onClick={remove}
        />
      </div>
    </fieldset>
  );
}
