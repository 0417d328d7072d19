import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const cells = 7;

/**
 * A square PNG with a mirrored pattern derived from the seed, to tell pictures apart.
 * @param size width and height in pixels
 */
export function identicon(seed: string, size: number): Buffer {
  const digest = createHash('sha256').update(seed).digest();
  const byte = (at: number) => digest[at % digest.length] ?? 0;
  const dark = [40 + (byte(0) % 90), 40 + (byte(1) % 90), 40 + (byte(2) % 90)];
  const light = dark.map((channel) => 255 - Math.floor((255 - channel) / 5));
  const filled = (x: number, y: number) => {
    if (x === 0 || y === 0 || x === cells - 1 || y === cells - 1) return false;
    return byte(3 + y * cells + Math.min(x, cells - 1 - x)) % 2 === 1;
  };
  const cellOf = (pixel: number) => Math.floor((pixel * cells) / size);
  return png(size, [light, dark], (x, y) => (filled(cellOf(x), cellOf(y)) ? 1 : 0));
}

/**
 * A square PNG of few colors.
 * @param palette red, green and blue of each color
 * @param colorAt the palette index of a pixel
 * @param transparent whether the first color is transparent
 */
export function png(
  size: number,
  palette: readonly (readonly number[])[],
  colorAt: (x: number, y: number) => number,
  transparent = false,
): Buffer {
  const rows = Buffer.alloc((size + 1) * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = colorAt(x, y);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits per pixel, indexed color.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    ...(transparent ? [chunk('tRNS', Buffer.from([0]))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
