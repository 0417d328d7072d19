import { randomInt } from 'node:crypto';

/** The letters and digits of a payer's id, without ambiguous ones. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const random = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Generates ids of the same length and form as PayPal's. */
export const newId = {
  product: () => `PROD-${random(17)}`,
  plan: () => `P-${random(24)}`,
  subscription: () => `I-${random(12)}`,
  baToken: () => `BA-${random(17)}`,
  sale: () => random(17),
  webhook: () => random(17),
  event: () => random(24),
};
