import { type RefObject, useEffect, useRef } from 'react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { Button } from '../primitives/Button.tsx';
import { useDeleted, useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './ItemList.module.css';
import { rowName } from './rowText.ts';

export interface DeletedRowProps {
  list: string;
  field: FieldForPlan;
  /** Takes the focus when the way back is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Says that a row is gone, and brings it back. */
export function DeletedRow({ list, field, fallback }: DeletedRowProps) {
  const store = useForm();
  const text = useScreenText();
  const deleted = useDeleted(list);
  const undo = useRef<HTMLButtonElement>(null);
  const before = useRef(deleted);

  // The button that was pressed went with its row.
  useEffect(() => {
    const changed = before.current !== deleted;
    before.current = deleted;
    if (changed && document.activeElement === document.body) (deleted ? undo : fallback).current?.focus();
  }, [deleted, fallback]);

  return (
    <div role="status" className={styles.deleted}>
      {deleted && (
        <>
          <span>{text('list.deleted', { name: rowName(store, field, deleted.row, deleted.index, text) })}</span>
          <Button ref={undo} variant="quiet" size="small" onClick={() => store.rows.restore(list)}>
            {text('list.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
