import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type AriaAttributes, type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './EmojiPanel.module.css';

/** The height of a row: `--control-height`. */
const rowHeight = 44;

interface VirtualRowsProps extends AriaAttributes {
  count: number;
  /** A row that is always rendered, because it may contain the focus. */
  kept: number | undefined;
  /** The scroll container, once mounted. */
  scroller: HTMLElement | null;
  row(index: number, style: CSSProperties): ReactNode;
}

/** A grid that renders only the rows in view. */
export function VirtualRows({ count, kept, scroller, row, ...aria }: VirtualRowsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  // Sections above may appear and disappear.
  useLayoutEffect(() => setAbove(grid.current?.offsetTop ?? 0));
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: above,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return kept === undefined || rows.includes(kept) ? rows : [...rows, kept].sort((a, b) => a - b);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: emoji are no table; the grid is what arrow keys move in
    <div role="grid" {...aria} ref={grid} className={styles.track} style={{ height: count * rowHeight }}>
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          row(index, { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start - above}px)` }),
        )}
    </div>
  );
}
