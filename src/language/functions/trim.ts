import type { ExpressionFunction } from './types.ts';

/** The text without white space at its ends. */
export default { signature: 'trim(string): string', run: (_env, text: string | null) => (text ?? "").trim() } satisfies ExpressionFunction;
