import type { Migrations } from '../../src/language/model.ts';
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
