import type { ExpressionFunction } from './types.ts';

/**
 * The guild's role with this id: name, position, permissions, color, managed. Comparisons with an unknown role are
 * false.
 */
export default {
  signature: 'role(string): Role',
  needs: ['roles'],
  run: (env, id: string | null) => env.guild.roles?.find((role) => role.id === id),
} satisfies ExpressionFunction;
