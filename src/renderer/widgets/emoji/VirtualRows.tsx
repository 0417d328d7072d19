import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type AriaAttributes, type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './EmojiPanel.module.css';

/** `--control-height`, which a row is high. */
const rowHeight = 44;

interface VirtualRowsProps extends AriaAttributes {
  count: number;
  /** A row that stays in the page wherever it is, because the focus may be in it. */
  kept: number | undefined;
  /** What scrolls, once it is in the page. */
  scroller: HTMLElement | null;
  row(index: number, style: CSSProperties): ReactNode;
}

/** A grid of which only the rows in view are in the page. */
export function VirtualRows({ count, kept, scroller, row, ...aria }: VirtualRowsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  // Other sections may come and go above.
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
