import type { Page } from '@playwright/test';

/** How many pixels of a picture one cell of the comparison covers, in each direction. */
const CELL = 10;
/** By how much the mean color of a cell may differ, of 255. Letters drawn by another machine differ by less. */
const TOLERANCE = 26;

/**
 * The share of a picture that differs from another: both are shrunk until letters are grey, so that fonts drawn a little
 * differently are the same, and a missing border, a moved field or another color is not.
 * @param page a blank page to compute in
 * @returns 1 if the sizes differ
 */
export function differingShare(page: Page, one: string, other: string): Promise<number> {
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
          return { size: `${picture.width} ${picture.height}`, data };
        }),
      );
      if (!first || !second || first.size !== second.size) return 1;
      let differing = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const by = [0, 1, 2].map((color) => Math.abs((first.data[at + color] ?? 0) - (second.data[at + color] ?? 0)));
        if (Math.max(...by) > tolerance) differing += 1;
      }
      return differing / (first.data.length / 4);
    },
    { sources: [one, other], cell: CELL, tolerance: TOLERANCE },
  );
}
