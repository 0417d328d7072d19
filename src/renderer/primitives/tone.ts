export type Tone = 'neutral' | 'error' | 'success';

const successes = ['payment successful', 'subscription is now active', 'payment success'];

/** Derives the tone of a dialog from its text. A successful payment stays a success even if the text mentions an error. */
export function toneOf(message: string): Tone {
  const words = message.toLowerCase();
  if (successes.some((part) => words.includes(part))) return 'success';
  return words.includes('error') ? 'error' : 'neutral';
}
