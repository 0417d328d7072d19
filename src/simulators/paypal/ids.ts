import { randomInt } from 'node:crypto';

/** The letters of a payer's id: none that is mistaken for another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const random = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** New ids, each of the length and look that PayPal gives them. */
export const newId = {
  product: () => `PROD-${random(17)}`,
  plan: () => `P-${random(24)}`,
  subscription: () => `I-${random(12)}`,
  baToken: () => `BA-${random(17)}`,
  sale: () => random(17),
  webhook: () => random(17),
  event: () => random(24),
};
