import type { ExpressionFunction } from './types.ts';

/** Whether the id is that of a role of the server. */
export default {
  signature: 'isRole(string): bool',
  needs: ['roles'],
  run: (env, id: string | null) => env.guild.roles?.some((role) => role.id === id) ?? false,
} satisfies ExpressionFunction;
