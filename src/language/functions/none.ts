import type { ExpressionFunction } from './types.ts';

/** No id: what a picker holds while nothing is chosen. */
export default { signature: 'none(): string', run: () => null } satisfies ExpressionFunction;
