import type { ExpressionFunction } from './types.ts';

/** Whether an id, a date or a moment is set. */
export default {
  signature: ['chosen(string): bool', 'chosen(google.protobuf.Timestamp): bool'],
  run: (_env, value: string | number | null | undefined) => (value ?? '') !== '',
} satisfies ExpressionFunction;
