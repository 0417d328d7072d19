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
export function destinationsOf({ id }: Pick<LoadedModule, 'id'>, all: readonly Moved[]): Destinations | undefined {
  return movesOf(all).get(id);
}

/**
 * Modules that are gone because all their settings went to others, by their ids. Their folders, and with them their migrations, can only go if
 * no setting was moved after a migration, so addresses need no other names.
 */
export function formerModules(all: readonly Moved[]): Readonly<Record<string, Destinations>> {
  return Object.fromEntries([...movesOf(all)].filter(([id]) => !all.some((module) => module.id === id)));
}

type Moved = Pick<LoadedModule, 'id' | 'migrations'>;

/** What was moved from each module, by its id. */
function movesOf(all: readonly Moved[]): ReadonlyMap<string, Destinations> {
  const moves = new Map<string, Record<string, Destinations[string]>>();
  for (const { id, migrations } of all) {
    for (const step of migrations.flat()) {
      if (step.op !== 'move') continue;
      const { module, path } = step.from;
      moves.set(module, { ...moves.get(module), [path]: { module: id, setting: step.to } });
    }
  }
  return moves;
}
