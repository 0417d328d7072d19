import type { ExpressionFunction } from './types.ts';

/** No id: the value of a picker in which nothing is chosen. */
export default { signature: 'none(): string', run: () => null } satisfies ExpressionFunction;
