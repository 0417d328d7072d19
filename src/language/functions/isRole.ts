import type { ExpressionFunction } from './types.ts';

/** Whether the guild has a role with this id. */
export default {
  signature: 'isRole(string): bool',
  needs: ['roles'],
  run: (env, id: string | null) => env.guild.roles?.some((role) => role.id === id) ?? false,
} satisfies ExpressionFunction;
