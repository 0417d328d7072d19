import { describe, expect, test } from 'vitest';
import { place, placeSheet, roomAcross, showsSheets } from './placement.ts';

const view = { left: 0, top: 0, width: 390, height: 700 };
const field = (top: number) => ({ left: 20, top, width: 200, height: 44 });
const panel = (width: number, height: number) => ({ left: 0, top: 0, width, height });

describe('a panel', () => {
  test('is below its anchor while it fits there', () => {
    expect(place(panel(200, 300), field(100), view, 'start')).toMatchObject({ side: 'below', left: 20, top: 150 });
  });

  test('is above where it fits better', () => {
    expect(place(panel(200, 300), field(500), view, 'start')).toMatchObject({ side: 'above', top: 194 });
  });

  test('is below, and shorter, if there is even less room above', () => {
    expect(place(panel(200, 600), field(200), view, 'start')).toMatchObject({ side: 'below', room: 442, top: 250 });
  });

  test('stays on its side while it fits there', () => {
    expect(place(panel(200, 300), field(330), view, 'start', 'above').side).toBe('above');
    expect(place(panel(200, 300), field(330), view, 'start', 'below').side).toBe('below');
    expect(place(panel(200, 300), field(300), view, 'start', 'above').side).toBe('below');
  });

  test.each([
    ['start', 20],
    ['center', 70],
    ['end', 120],
  ] as const)('begins, is centered or ends where its anchor does: %s', (align, left) => {
    expect(place(panel(100, 100), field(0), view, align).left).toBe(left);
  });

  test.each(['start', 'center', 'end'] as const)('stays in the window: %s', (align) => {
    const wide = panel(roomAcross(view), 100);
    expect(place(wide, field(0), view, align).left).toBe(8);
    expect(place(panel(100, 50), { ...field(0), left: 370, width: 10 }, view, align).left).toBeLessThanOrEqual(282);
  });

  test('covers its anchor in a window that has no room beside it', () => {
    const low = { ...view, height: 200 };
    const placed = place(panel(200, 380), field(80), low, 'start');
    expect(placed.room).toBe(180);
    expect(placed.top).toBe(8);
  });

  test('uses the part of the page that is visible', () => {
    const keyboard = { ...view, top: 100, height: 300 };
    expect(place(panel(200, 180), field(300), keyboard, 'start')).toMatchObject({ side: 'above', top: 114 });
  });
});

describe('a sheet', () => {
  test('is at the bottom of what is visible, and leaves some of the page', () => {
    expect(placeSheet(panel(390, 300), view)).toEqual({ left: 0, top: 400, room: 644 });
    expect(placeSheet(panel(390, 900), view)).toEqual({ left: 0, top: 56, room: 644 });
    // Above an on-screen keyboard, in a page that is zoomed.
    expect(placeSheet(panel(300, 200), { left: 10, top: 40, width: 300, height: 400 })).toMatchObject({
      left: 10,
      top: 240,
    });
  });

  test('is shown in narrow windows alone', () => {
    expect([390, 639, 640, 1280].map(showsSheets)).toEqual([true, true, false, false]);
  });
});
