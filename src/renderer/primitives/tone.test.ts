import { expect, test } from 'vitest';
import { toneOf } from './tone.ts';

test.each([
  ['An Error occurred', 'error'],
  ['Payment successful!', 'success'],
  ['Your SUBSCRIPTION is now active', 'success'],
  ['payment success', 'success'],
  ['Payment successful, but an error delayed the receipt', 'success'],
  ['Cancel the subscription?', 'neutral'],
])('%o looks like %s', (message, tone) => expect(toneOf(message)).toBe(tone));
