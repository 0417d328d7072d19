import { createHash, randomInt } from 'node:crypto';

/** No letter that is mistaken for another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** A new coupon code, like `7KQ2-...`: eighty bits that nobody guesses. */
export function newCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** By what a code is stored: who reads the store cannot redeem it. How it is written does not matter. */
export function codeId(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
