import type { ExpressionFunction } from './types.ts';

/**
 * The role of the server with this id: its `id`, `name`, `position`, `permissions`, `color` and `managed`. What is read of an
 * unknown role is empty: it equals nothing that is known, and comparisons by `<` and `>` are false.
 */
export default {
  signature: 'role(string): Role',
  needs: ['roles'],
  run: (env, id: string | null) => env.guild.roles?.find((role) => role.id === id),
} satisfies ExpressionFunction;
