import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { IconButton } from '../primitives/IconButton.tsx';
import { useScreenText } from '../text/screenText.ts';
import styles from './RowMoves.module.css';

export interface RowMovesProps {
  /** The name of the row. */
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  /** Moves the row by this many places. */
  onMove(by: number): void;
}

/** Moves a row of a list: by a step with the buttons, or to any place by dragging the handle. */
export function RowMoves({ name, index, count, disabled, onMove }: RowMovesProps) {
  const text = useScreenText();
  const step = (by: 1 | -1) => () => {
    if (index + by >= 0 && index + by < count) onMove(by);
  };
  return (
    <div className={styles.moves} data-moves="">
      <span
        className={styles.handle}
        hidden={disabled}
        aria-hidden="true"
        onPointerDown={(event) => drag(event, onMove)}
      >
        <GripVertical />
      </span>
      <span className={styles.steps}>
        <IconButton
          className={styles.step}
          label={text('list.moveUp', { name })}
          icon={<ChevronUp aria-hidden="true" />}
          aria-keyshortcuts="Alt+ArrowUp"
          aria-disabled={index === 0 || undefined}
          disabled={disabled}
          onClick={step(-1)}
        />
        <IconButton
          className={styles.step}
          label={text('list.moveDown', { name })}
          icon={<ChevronDown aria-hidden="true" />}
          aria-keyshortcuts="Alt+ArrowDown"
          aria-disabled={index === count - 1 || undefined}
          disabled={disabled}
          onClick={step(1)}
        />
      </span>
    </div>
  );
}

/** Follows the pointer until it is released, and then moves the row to where it is. Escape leaves it in place. */
function drag(start: PointerEvent<HTMLElement>, onMove: (by: number) => void): void {
  const row = start.currentTarget.closest('li');
  const list = row?.parentElement;
  if (!row || !list || start.button !== 0) return;
  start.preventDefault();
  const handle = start.currentTarget;
  const rows = [...list.children].filter((child) => child instanceof HTMLElement);
  const from = rows.indexOf(row);
  const end = new AbortController();
  const { signal } = end;
  let to = from;
  handle.setPointerCapture(start.pointerId);
  row.dataset.dragged = '';
  signal.addEventListener('abort', () => {
    row.style.transform = '';
    delete row.dataset.dragged;
    for (const one of rows) delete one.dataset.drop;
  });
  handle.addEventListener(
    'pointermove',
    ({ clientY }: globalThis.PointerEvent) => {
      row.style.transform = `translateY(${clientY - start.clientY}px)`;
      to = placeAt(clientY);
      for (const [index, one] of rows.entries()) {
        if (index === to && to !== from) one.dataset.drop = to < from ? 'before' : 'after';
        else delete one.dataset.drop;
      }
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      end.abort();
      if (to !== from) onMove(to - from);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', () => end.abort(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end.abort(), { signal });

  /** The position that the row takes if it is released at a height: past the middle of every row that it jumps. */
  function placeAt(height: number): number {
    const middles = rows.map((one) => one.getBoundingClientRect()).map(({ top, height: tall }) => top + tall / 2);
    const above = middles.filter((middle, index) => index < from && height > middle).length;
    const below = middles.filter((middle, index) => index > from && height > middle).length;
    return above < from ? above : from + below;
  }
}
