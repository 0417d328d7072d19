import type { ExpressionFunction } from './types.ts';

/** No role or channel, for effects that clear a selection. */
export default { signature: 'none(): string', run: () => null } satisfies ExpressionFunction;
