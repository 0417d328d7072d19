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
  let height = start.clientY;
  const begin = start.clientY + window.scrollY;
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
      height = clientY;
      follow();
    },
    { signal },
  );
  document.addEventListener('scroll', follow, { signal });
  const turns = setInterval(() => {
    const step = scrollStep(height);
    if (step !== 0) window.scrollBy(0, step);
  }, 16);
  signal.addEventListener('abort', () => clearInterval(turns));
  handle.addEventListener(
    'pointerup',
    () => {
      end.abort();
      if (to !== from) onMove(to - from);
    },
    { signal },
  );
  // If the row is gone, the event is sent to the document.
  document.addEventListener('lostpointercapture', () => end.abort(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end.abort(), { signal });

  function follow(): void {
    row?.style.setProperty('transform', `translateY(${height + window.scrollY - begin}px)`);
    to = placeAt(height);
    for (const [index, one] of rows.entries()) {
      if (index === to && to !== from) one.dataset.drop = to < from ? 'before' : 'after';
      else delete one.dataset.drop;
    }
  }

  /** The position that the row takes if it is released at a height: past the middle of every row that it jumps. */
  function placeAt(height: number): number {
    const middles = rows.map((one) => one.getBoundingClientRect()).map(({ top, height: tall }) => top + tall / 2);
    const above = middles.filter((middle, index) => index < from && height > middle).length;
    const below = middles.filter((middle, index) => index > from && height > middle).length;
    return above < from ? above : from + below;
  }
}

const EDGE = 72;
const FASTEST = 14;

/** How far the page scrolls at once while a row is held near the top or the bottom of the window. */
function scrollStep(height: number): number {
  const above = EDGE - height;
  const below = height - (window.innerHeight - EDGE);
  if (above <= 0 && below <= 0) return 0;
  return above > 0 ? -Math.min(above / 4, FASTEST) : Math.min(below / 4, FASTEST);
}
