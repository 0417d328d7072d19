import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as pdfkit writes it: every font with a table from its glyphs to letters. Enough to see what a person
 * reads, in the order in which it is printed.
 */
export function pdfText(file: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    objects.set(id, body);
  }
  const stream = (id: string): string => {
    const [, data = ''] = /stream\n(.*)\nendstream/s.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const letters = new Map<string, string[]>();
  for (const body of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
      if (table) letters.set(name, lettersIn(stream(table)));
    }
  }
  const [, page = ''] = /\/Contents (\d+) 0 R/.exec([...objects.values()].join('\n')) ?? [];
  let text = '';
  let font = '';
  for (const [, name, shown, end] of stream(page).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ|(\bET\b)/g)) {
    if (name) font = name;
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/gi)) {
      for (const glyph of hex.match(/.{4}/g) ?? []) text += letters.get(font)?.[Number.parseInt(glyph, 16)] ?? '?';
    }
    if (end) text += '\n';
  }
  return text;
}

/** Glyph number to letters, from `<first> <last> [<letter> ...]` ranges. */
function lettersIn(table: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/gis)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries()) {
      const units = code.match(/.{4}/g) ?? [];
      letters[Number.parseInt(first, 16) + index] = String.fromCharCode(
        ...units.map((unit) => Number.parseInt(unit, 16)),
      );
    }
  }
  return letters;
}
