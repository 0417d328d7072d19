/** Emoji in a row. */
export const COLUMNS = 8;

/** A place in the picker: which section, and which of its emoji. */
export interface Cell {
  section: number;
  index: number;
}

/**
 * Where an arrow key leads from a cell, over sections of these sizes: sideways by one, up and down by a row. `null` above
 * the first row; undefined for other keys. At the other edges it stays.
 */
export function moveInGrid(sizes: readonly number[], { section, index }: Cell, key: string): Cell | null | undefined {
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
