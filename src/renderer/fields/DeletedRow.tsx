import { type RefObject, useEffect, useRef } from 'react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { Button } from '../primitives/Button.tsx';
import { useDeleted, useForm } from '../state/hooks.ts';
import type { RowDeletion } from '../state/rows.ts';
import { useScreenText } from '../text/screenText.ts';
import { useWidgets } from '../widgets/context.ts';
import styles from './ItemList.module.css';
import { rowName } from './rowText.ts';

export interface DeletedRowProps {
  list: string;
  field: FieldForPlan;
  /** Why the list takes no more rows once it is full. */
  limit: string | undefined;
  /** Receives focus when the undo button disappears. */
  fallback: RefObject<HTMLElement | null>;
}

/** Tells that rows were deleted, with a button to undo it. */
export function DeletedRow({ list, field, limit, fallback }: DeletedRowProps) {
  const store = useForm();
  const text = useScreenText();
  const { notify } = useWidgets();
  const deleted = useDeleted(list);
  const undo = useRef<HTMLButtonElement>(null);
  const before = useRef(deleted);

  // The delete button that had the focus disappeared with its row.
  useEffect(() => {
    const changed = before.current !== deleted;
    before.current = deleted;
    if (changed && document.activeElement === document.body) (deleted ? undo : fallback).current?.focus();
  }, [deleted, fallback]);

  function words(rows: RowDeletion): string {
    const [first] = rows;
    return first && rows.length === 1
      ? text('list.deleted', { name: rowName(store, field, first.row, first.index, text) })
      : text('list.deletedSeveral', { count: rows.length });
  }

  function restore() {
    if (!store.rows.restore(list)) notify(limit ?? '', 'error');
  }

  return (
    <div role="status" className={styles.deleted}>
      {deleted && (
        <>
          <span>{words(deleted)}</span>
          <Button ref={undo} variant="quiet" size="small" onClick={restore}>
            {text('list.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
