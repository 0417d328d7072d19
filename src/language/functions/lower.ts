import type { ExpressionFunction } from './types.ts';

/** The text in lower case. */
export default { signature: 'lower(string): string', run: (_env, text: string | null) => (text ?? "").toLowerCase() } satisfies ExpressionFunction;
