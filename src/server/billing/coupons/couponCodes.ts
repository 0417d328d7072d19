import { createHash, randomInt } from 'node:crypto';

/** Without characters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** A new coupon code like `7KQ2-...`, with 80 random bits. */
export function newCouponCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The id of a code's coupon: a hash, so that the store does not reveal codes. Case, spaces and hyphens do not matter. */
export function couponIdOf(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
