import { isIP } from 'node:net';

const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BITS: Record<number, number> = { 4: 32, 6: 128 };

/** Whether this lists addresses, ranges like `10.0.0.0/8` and names of ranges, separated by commas. */
export function areProxies(list: string): boolean {
  return list.split(',').every((entry) => NAMED.has(entry.trim()) || isRange(entry.trim()));
}

function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return isIP(address) > 0 && Number(bits ?? 1) <= Number(BITS[isIP(address)]);
}
