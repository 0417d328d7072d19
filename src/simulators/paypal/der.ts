/** The distinguished encoding rules of ASN.1, as far as a certificate needs them. */
export function element(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(0x80 | digits.length), digits]);
}

export const sequence = (...items: Uint8Array[]) => element(0x30, ...items);
export const set = (...items: Uint8Array[]) => element(0x31, ...items);
/** @param bytes big-endian, the first below 0x80 */
export const integer = (bytes: Uint8Array) => element(0x02, bytes);
export const boolean = (value: boolean) => element(0x01, Buffer.of(value ? 0xff : 0));
export const octets = (content: Uint8Array) => element(0x04, content);
export const text = (value: string) => element(0x0c, Buffer.from(value));
/** Whole bytes, or with `unused` bits at the end. */
export const bits = (content: Uint8Array, unused = 0) => element(0x03, Buffer.of(unused), content);
/** A constructed element of the surrounding structure's own. */
export const tagged = (index: number, ...items: Uint8Array[]) => element(0xa0 | index, ...items);

/** @param date a year from 1950 to 2049 */
export function moment(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return element(0x17, Buffer.from(digits.slice(2)));
}

/** An object identifier, such as `2.5.4.3`. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return element(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}
