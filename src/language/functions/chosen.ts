import type { ExpressionFunction } from './types.ts';

/** Whether a role or channel is selected, or a date or moment entered. */
export default {
  signature: ['chosen(string): bool', 'chosen(google.protobuf.Timestamp): bool'],
  run: (_env, value: string | number | null | undefined) => (value ?? '') !== '',
} satisfies ExpressionFunction;
