/** A box that a text has to fit into, and the sizes that it can have, the largest first. */
export interface TextBox {
  width: number;
  height: number;
  sizes: readonly [number, ...number[]];
}

/** The height of a line, in sizes of its letters. */
export const LINE_HEIGHT = 1.25;

/** How wide an average letter is. An SVG cannot break lines, and outside of a browser nothing can measure them. */
const LETTER_WIDTH = 0.54;

/** Breaks a text into the lines that it has at the largest size at which it fits, or else at the smallest. */
export function fitText(text: string, { width, height, sizes }: TextBox): { size: number; lines: string[] } {
  let fitted: { size: number; lines: string[] } = { size: sizes[0], lines: [] };
  for (const size of sizes) {
    const lines = text.split('\n').flatMap((line) => wrap(line, Math.floor(width / (size * LETTER_WIDTH))));
    fitted = { size, lines };
    if (lines.length * size * LINE_HEIGHT <= height) break;
  }
  return fitted;
}

/** The lines of a text that have at most so many letters. Longer words are cut. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  const end = () => {
    lines.push(line.join(''));
    line = [];
  };
  for (const word of text.split(/(?<= )/)) {
    let rest = [...word];
    if (line.length > 0 && line.length + word.trimEnd().length > letters) end();
    for (; rest.length > letters && rest.join('').trimEnd().length > letters; rest = rest.slice(letters)) {
      line = rest.slice(0, letters);
      end();
    }
    line.push(...rest);
  }
  end();
  return lines.map((one) => one.trimEnd());
}
