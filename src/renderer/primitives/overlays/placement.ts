/** Where something is, in pixels of the layout viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Align = 'start' | 'center' | 'end';
export type Side = 'below' | 'above';

export interface Placement {
  side: Side;
  left: number;
  top: number;
  /** How tall the panel may be. */
  room: number;
}

/** Between a panel and its anchor. */
const GAP = 6;
/** Between a panel and the edges of the window. */
const EDGE = 8;
/** A panel that has less room than this next to its anchor may cover it. */
const LEAST = 180;

/** Windows narrower than this show panels as sheets at their bottom. */
const SHEETS_BELOW = 640;
/** What a sheet leaves of the page above it. */
const ABOVE_SHEET = 56;

/** Whether a window shows panels as sheets. */
export function showsSheets(windowWidth: number): boolean {
  return windowWidth < SHEETS_BELOW;
}

/** Places a panel at the bottom of the window. */
export function placeSheet(panel: Box, view: Box): Omit<Placement, 'side'> {
  const room = Math.max(view.height - ABOVE_SHEET, 0);
  return { left: view.left, top: view.top + view.height - Math.min(panel.height, room), room };
}

/** How wide a panel may be. */
export function roomAcross(view: Box): number {
  return Math.max(view.width - 2 * EDGE, 0);
}

/**
 * Places a panel below its anchor, or above where it does not fit below.
 * @param view the part of the page that is visible
 * @param before the side it is on already, where it stays while it fits
 */
export function place(panel: Box, anchor: Box, view: Box, align: Align, before: Side = 'below'): Placement {
  const bottom = view.top + view.height - EDGE;
  const rooms = { below: bottom - (anchor.top + anchor.height + GAP), above: anchor.top - GAP - (view.top + EDGE) };
  const other = before === 'below' ? 'above' : 'below';
  const side = panel.height > rooms[before] && rooms[other] > rooms[before] ? other : before;
  const most = Math.max(view.height - 2 * EDGE, 0);
  const room = Math.min(Math.max(rooms[side], LEAST), most);
  const height = Math.min(panel.height, room);
  const beside = side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - height;
  const shift = { start: 0, center: (anchor.width - panel.width) / 2, end: anchor.width - panel.width };
  return {
    side,
    left: clamp(anchor.left + shift[align], view.left + EDGE, view.left + view.width - EDGE - panel.width),
    top: rooms[side] < LEAST ? clamp(beside, view.top + EDGE, bottom - height) : beside,
    room,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}
