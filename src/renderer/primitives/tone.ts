export type Tone = 'neutral' | 'error' | 'success';

const successes = ['payment successful', 'subscription is now active', 'payment success'];

/** How a dialog looks, read from what it says. A payment that went well is good news even if it mentions an error. */
export function toneOf(message: string): Tone {
  const words = message.toLowerCase();
  if (successes.some((part) => words.includes(part))) return 'success';
  return words.includes('error') ? 'error' : 'neutral';
}
