import type { ExpressionFunction } from './types.ts';

/** The server's role with an id: name, position, permissions, color, managed. Nothing of an unknown role holds. */
export default {
  signature: 'role(string): Role',
  needs: ['roles'],
  run: (env, id: string | null) => env.guild.roles?.find((role) => role.id === id),
} satisfies ExpressionFunction;
