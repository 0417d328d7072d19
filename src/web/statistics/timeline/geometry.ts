/** The size of the chart and of the margins around its lines, in pixels. */
export const HEIGHT = 320;
export const MARGIN = { top: 16, right: 28, bottom: 32, left: 52 };

export const innerHeight = HEIGHT - MARGIN.top - MARGIN.bottom;

export function innerWidth(width: number): number {
  return Math.max(1, width - MARGIN.left - MARGIN.right);
}
