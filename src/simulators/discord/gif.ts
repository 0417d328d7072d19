interface Frame {
  hundredths: number;
  /** The palette index of a pixel. */
  colorAt(x: number, y: number): number;
}

/** With 128 colors, each code takes one byte if the decoder is reset before it has learnt 126 pairs. */
const CODE_BITS = 7;
const START_OVER = 1 << CODE_BITS;
const END = START_OVER + 1;
const RUN = 120;

/**
 * An uncompressed square GIF that plays in a loop.
 * @param palette red, green and blue of each color; the first is transparent
 */
export function gif(size: number, palette: readonly (readonly number[])[], frames: readonly Frame[]): Buffer {
  const colors = Buffer.alloc(START_OVER * 3);
  colors.set(palette.flat());
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...word(size), ...word(size), 0x80 | (CODE_BITS - 1), 0, 0]),
    colors,
    Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00', 'latin1'),
    ...frames.flatMap((frame) => [
      // Each frame replaces the previous one; the first color is transparent.
      Buffer.from([0x21, 0xf9, 4, 0x09, ...word(frame.hundredths), 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0, ...word(size), ...word(size), 0, CODE_BITS]),
      ...blocks(codes(size, frame)),
    ]),
    Buffer.from([0x3b]),
  ]);
}

function codes(size: number, { colorAt }: Frame): number[] {
  const all: number[] = [];
  for (let at = 0; at < size * size; at += 1) {
    if (at % RUN === 0) all.push(START_OVER);
    all.push(colorAt(at % size, Math.floor(at / size)));
  }
  return [...all, END];
}

/** Blocks of at most 255 bytes, each preceded by its length; an empty block ends the picture. */
function blocks(bytes: readonly number[]): Buffer[] {
  const cut: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.slice(at, at + 255);
    cut.push(Buffer.from([part.length, ...part]));
  }
  return [...cut, Buffer.from([0])];
}

const word = (value: number) => [value & 0xff, value >> 8];
