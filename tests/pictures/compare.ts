import type { Page } from '@playwright/test';

/** How many pixels of a picture one cell of the comparison covers, in each direction. */
const CELL = 10;
/** By how much the mean color of a cell may differ, of 255. Letters drawn by another machine differ by less. */
const TOLERANCE = 26;

export interface Difference {
  /** The share of the picture that differs. 1 if the sizes do. */
  share: number;
  /** The rectangle that contains all that differs, in pixels. */
  box: { left: number; top: number; right: number; bottom: number };
}

/**
 * Where a picture differs from another: both are shrunk until letters are grey, so that fonts drawn a little
 * differently are the same, and a missing border, a moved field or another color is not.
 * @param page a blank page to compute in
 */
export function difference(page: Page, one: string, other: string): Promise<Difference> {
  return page.evaluate(
    async ({ sources, cell, tolerance }) => {
      const [first, second] = await Promise.all(
        sources.map(async (source) => {
          const picture = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = new OffscreenCanvas(Math.round(picture.width / cell), Math.round(picture.height / cell));
          const context = canvas.getContext('2d');
          if (!context) throw new Error('The browser has no canvas');
          context.imageSmoothingQuality = 'high';
          context.drawImage(picture, 0, 0, canvas.width, canvas.height);
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          return { size: `${picture.width} ${picture.height}`, width: canvas.width, data };
        }),
      );
      const width = first?.width ?? 0;
      const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
      if (!first || !second || first.size !== second.size) return { share: 1, box };
      let differing = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const by = [0, 1, 2].map((color) => Math.abs((first.data[at + color] ?? 0) - (second.data[at + color] ?? 0)));
        if (Math.max(...by) <= tolerance) continue;
        differing += 1;
        const [x, y] = [((at / 4) % width) * cell, Math.floor(at / 4 / width) * cell];
        box.left = Math.min(box.left, x);
        box.top = Math.min(box.top, y);
        box.right = Math.max(box.right, x + cell);
        box.bottom = Math.max(box.bottom, y + cell);
      }
      return { share: differing / (first.data.length / 4), box };
    },
    { sources: [one, other], cell: CELL, tolerance: TOLERANCE },
  );
}
