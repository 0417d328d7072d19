import type { Destinations, Migrations } from '../../../src/language/model.ts';
import type { LoadedModule } from './module.ts';

/** The migrations of all modules that a module's settings were moved from, directly or by way of others; undefined if none were. */
export function originsOf(
  { migrations }: Pick<LoadedModule, 'migrations'>,
  all: readonly Pick<LoadedModule, 'id' | 'migrations'>[],
): Readonly<Record<string, Migrations>> | undefined {
  const found = new Map<string, Migrations>();
  const visit = (steps: Migrations) => {
    for (const step of steps.flat()) {
      const origin = step.op === 'move' && all.find(({ id }) => id === step.from.module);
      if (!origin || found.has(origin.id)) continue;
      found.set(origin.id, origin.migrations);
      visit(origin.migrations);
    }
  };
  visit(migrations);
  return found.size > 0 ? Object.fromEntries(found) : undefined;
}

/** Where the settings of a module went that are part of other modules today: the module and its setting, by their name here. */
export function destinationsOf(
  { id }: Pick<LoadedModule, 'id'>,
  all: readonly Pick<LoadedModule, 'id' | 'migrations'>[],
): Destinations | undefined {
  const moves = all.flatMap((other) =>
    other.migrations
      .flat()
      .flatMap((step) =>
        step.op === 'move' && step.from.module === id
          ? [[step.from.path, { module: other.id, setting: step.to }] as const]
          : [],
      ),
  );
  return moves.length > 0 ? Object.fromEntries(moves) : undefined;
}
