import type { ExpressionFunction } from './types.ts';

/** The present moment. In a form it is estimated from the server's clock; the server's own decides. */
export default {
  signature: 'now(): google.protobuf.Timestamp',
  reads: ['now'],
  run: (env) => env.now?.() ?? Date.now() / 1000,
} satisfies ExpressionFunction;
