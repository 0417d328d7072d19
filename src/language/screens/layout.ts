import type { Block, Part, Section, Tabs } from '../model.ts';

/** A section or block of a screen and its path in the module file. */
export interface PlacedPart {
  part: Section | Block;
  pointer: (string | number)[];
}

/** The sections and blocks of a layout in order, those in tabs included. */
export function partsIn(layout: readonly Part[], pointer: (string | number)[] = ['screen', 'layout']): PlacedPart[] {
  return layout.flatMap((part, index): PlacedPart[] => {
    const here = [...pointer, index];
    if (!isTabs(part)) return [{ part, pointer: here }];
    return part.panels.flatMap((panel, at) => partsIn(panel.layout, [...here, 'panels', at, 'layout']));
  });
}

/** A tab of a screen and its path in the module file. */
export interface PlacedPanel {
  panel: Tabs['panels'][number];
  pointer: (string | number)[];
}

/** The tabs of a layout in order. */
export function panelsIn(layout: readonly Part[], pointer: (string | number)[] = ['screen', 'layout']): PlacedPanel[] {
  return layout.flatMap((part, index) =>
    isTabs(part)
      ? part.panels.map((panel, at): PlacedPanel => ({ panel, pointer: [...pointer, index, 'panels', at] }))
      : [],
  );
}

/** The sections of a layout in order, those in tabs included. */
export function sectionsIn(layout: readonly Part[]): Section[] {
  return partsIn(layout).flatMap(({ part }) => (isSection(part) ? [part] : []));
}

export function isTabs(part: Part): part is Tabs {
  return 'tabs' in part;
}

export function isSection(part: Part): part is Section {
  return 'fields' in part;
}

/** Whether a part of a layout needs the width of the window while it is shown. */
export function isWide(layout: readonly Part[]): boolean {
  return partsIn(layout).some(({ part }) => !isSection(part) && part.block === 'slot' && part.wide === true);
}

/** Blocks that only explain. Others show what is stored or reported, which is of use while the module is off, too. */
const EXPLAINING: ReadonlySet<Block['block']> = new Set(['commands', 'list', 'note']);

/** Whether a part of a screen holds settings or explains them. */
export function explainsOrSets(part: Section | Block): boolean {
  return isSection(part) || EXPLAINING.has(part.block);
}
