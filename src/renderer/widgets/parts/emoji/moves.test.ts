import { expect, test } from 'vitest';
import { moveInGrid, type PanelPosition } from './moves.ts';

// Three sections, in rows of 8: 8 + 8 + 3, 5, and 8.
const sizes = [19, 5, 8];
const at = (section: number, index: number): PanelPosition => ({ section, index });

test.each<[string, PanelPosition, PanelPosition | null | undefined]>([
  ['ArrowRight', at(0, 3), at(0, 4)],
  ['ArrowRight', at(0, 18), at(1, 0)],
  ['ArrowRight', at(2, 7), at(2, 7)],
  ['ArrowLeft', at(1, 0), at(0, 18)],
  ['ArrowLeft', at(0, 0), at(0, 0)],
  ['ArrowDown', at(0, 1), at(0, 9)],
  // In a shorter row, moves to its last one.
  ['ArrowDown', at(0, 14), at(0, 18)],
  ['ArrowDown', at(0, 17), at(1, 1)],
  ['ArrowDown', at(1, 4), at(2, 4)],
  ['ArrowDown', at(2, 4), at(2, 4)],
  ['ArrowUp', at(2, 7), at(1, 4)],
  ['ArrowUp', at(1, 1), at(0, 17)],
  ['ArrowUp', at(1, 4), at(0, 18)],
  ['ArrowUp', at(0, 8), at(0, 0)],
  ['ArrowUp', at(0, 7), null],
  ['Tab', at(0, 7), undefined],
])('%s from %o', (key, from, to) => expect(moveInGrid(sizes, from, key)).toEqual(to));
