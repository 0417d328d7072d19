import type { ExpressionFunction } from './types.ts';

/** Whether an id is set. */
export default {
  signature: 'chosen(string): bool',
  run: (_env, id: string | null) => id !== null && id !== '',
} satisfies ExpressionFunction;
