/** Emoji per row. */
export const COLUMNS = 8;

/** A position in the panel: the section, and the emoji in it. */
export interface PanelPosition {
  section: number;
  index: number;
}

/**
 * The cell that an arrow key leads to, in sections of the given sizes. Null above the first row, undefined for other keys,
 * and the same cell at the other edges.
 */
export function moveInGrid(
  sizes: readonly number[],
  { section, index }: PanelPosition,
  key: string,
): PanelPosition | null | undefined {
  const size = sizes[section] ?? 0;
  const before = sizes[section - 1];
  const after = sizes[section + 1];
  const column = index % COLUMNS;
  switch (key) {
    case 'ArrowLeft':
      if (index > 0) return { section, index: index - 1 };
      return before === undefined ? { section, index } : { section: section - 1, index: before - 1 };
    case 'ArrowRight':
      if (index < size - 1) return { section, index: index + 1 };
      return after === undefined ? { section, index } : { section: section + 1, index: 0 };
    case 'ArrowUp':
      if (index >= COLUMNS) return { section, index: index - COLUMNS };
      return before === undefined
        ? null
        : { section: section - 1, index: Math.min(rowStart(before) + column, before - 1) };
    case 'ArrowDown':
      if (rowStart(size) > index) return { section, index: Math.min(index + COLUMNS, size - 1) };
      return after === undefined ? { section, index } : { section: section + 1, index: Math.min(column, after - 1) };
    default:
      return undefined;
  }
}

/** The first index of the last row. */
const rowStart = (size: number) => Math.floor((size - 1) / COLUMNS) * COLUMNS;
