import { inflateSync } from 'node:zlib';

/** A printed line of text; positions and sizes are in points from the lower left corner. */
export interface PrintedLine {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

/** The text of a PDF, in drawing order. */
export function pdfText(file: Buffer): string {
  return pdfLines(file)
    .map(({ text }) => `${text}\n`)
    .join('');
}

/** The lines of a PDF by pdfkit, which includes a table from glyphs to characters for every font. */
export function pdfLines(file: Buffer): PrintedLine[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    objects.set(id, body);
  }
  const stream = (id: string): string => {
    const [, data = ''] = /stream\n(.*)\nendstream/s.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const letters = new Map<string, string[]>();
  const bold = new Set<string>();
  for (const body of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
      if (table) letters.set(name, lettersIn(stream(table)));
      if (/\/BaseFont \S+Bold/.test(objects.get(font) ?? '')) bold.add(name);
    }
  }
  const [, page = ''] = /\/Contents (\d+) 0 R/.exec([...objects.values()].join('\n')) ?? [];
  const lines: PrintedLine[] = [];
  const operators = /1 0 0 1 ([\d.]+) ([\d.]+) Tm\s\/(F\d+) ([\d.]+) Tf\s\[(.*?)\] TJ/gs;
  for (const [, x, y, font = '', size, shown = ''] of stream(page).matchAll(operators)) {
    const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => letters.get(font)?.[Number.parseInt(glyph, 16)] ?? '?').join('');
    lines.push({ text, x: Number(x), y: Number(y), size: Number(size), bold: bold.has(font) });
  }
  return lines;
}

/** Characters by glyph number, from ranges like `<first> <last> [<character> ...]`. */
function lettersIn(table: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/gis)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters[Number.parseInt(first, 16) + index] = String.fromCharCode(
        ...units.map((unit) => Number.parseInt(unit, 16)),
      );
    }
  }
  return letters;
}
