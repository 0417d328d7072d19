import { createHash } from 'node:crypto';
import { gif } from './gif.ts';
import { png } from './png.ts';

/** Palette indexes: transparent, skin, eyes and mouth. */
type Shade = 0 | 1 | 2;

/** A square PNG of a face on a transparent background, with color, shape and mouth derived from the seed. */
export function stillFace(seed: string, size: number): Buffer {
  const face = faceOf(seed, size);
  return png(size, face.palette, (x, y) => face.shadeAt(x, y, false), true);
}

/** The same face as a GIF that blinks. */
export function winkingFace(seed: string, size: number): Buffer {
  const face = faceOf(seed, size);
  const frame = (closed: boolean) => (x: number, y: number) => face.shadeAt(x, y, closed);
  return gif(size, face.palette, [
    { hundredths: 90, colorAt: frame(false) },
    { hundredths: 18, colorAt: frame(true) },
  ]);
}

function faceOf(seed: string, size: number) {
  const digest = createHash('sha256').update(seed).digest();
  const byte = (at: number) => digest[at] ?? 0;
  const roundness = [2, 3, 5][byte(0) % 3] ?? 2;
  const open = byte(1) % 2 === 0;
  const skin = fromHue((byte(2) / 256) * 360);
  const palette = [[0, 0, 0], skin, skin.map((channel) => Math.floor(channel / 4))];

  /** Coordinates run from -1 to 1, downwards. */
  function shadeAt(pixelX: number, pixelY: number, eyesClosed: boolean): Shade {
    const coordinate = (pixel: number) => ((pixel + 0.5) / size) * 2 - 1;
    const [x, y] = [coordinate(pixelX), coordinate(pixelY)];
    const side = Math.abs(x);
    if (side ** roundness + Math.abs(y) ** roundness > 0.92) return 0;
    const eye = eyesClosed ? 0.05 : 0.2;
    if (((side - 0.36) / 0.13) ** 2 + ((y + 0.22) / eye) ** 2 < 1) return 2;
    const lips = Math.hypot(x, y - 0.12);
    if (y > 0.2 && lips < 0.5 && (open || lips > 0.36)) return 2;
    return 1;
  }
  return { palette, shadeAt };
}

/** A warm, light color. */
function fromHue(hue: number): number[] {
  return [0, 8, 4].map((offset) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (0.62 - 0.33 * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  });
}
