import type { CompiledModule, Plan } from '../../src/language/model.ts';
import type { ServerPage } from '../../src/server/store/servers.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { StoredDocument } from '../../src/server/store/storedDocument.ts';
import type { SchemaState } from '../changes/states.ts';
import { byServers, type Counted, Counts, countOf, ServerCount } from './count.ts';
import { lossesBetween } from './settings/effects.ts';
import { linkOf, type SettingMapping } from './settings/link.ts';
import { type ModuleOfStore, perVariant, reader, storingModules } from './settings/modules.ts';

/** Who would lose something of what they use if a plan ended. */
export interface EndedPlan {
  plan: Plan;
  /** How many servers have the plan. */
  servers: number;
  losing: Counted;
  /** By module: the most servers first. */
  modules: ({ id: string; title: string } & Counted)[];
}

interface EndedOptions {
  after: SchemaState;
  plans: readonly { id: Plan }[];
  now: number;
  withIds: boolean;
}

/** Compares what servers have on their plan with what they would have on the lowest one. */
export function endedPlans({ after, plans: [lowest, ...raised], now, withIds }: EndedOptions) {
  const modules = [...storingModules(after)];
  const byPlan = new Map(
    raised.map(({ id: plan }) => [
      plan,
      {
        servers: 0,
        losing: new ServerCount(withIds),
        modules: new Counts<string>(withIds),
        judges: modules.map(([id, module]) => ({
          id,
          names: module.names,
          losesIn: perVariant([module], (own = module) => losesWith(own, plan, lowest?.id ?? plan, now)),
        })),
      },
    ]),
  );
  return {
    async page(page: ServerPage, planOf: ReadonlyMap<string, Plan>, store: Pick<Store, 'servers'>): Promise<void> {
      const guilds = page.guilds.filter((guild) => byPlan.has(planOf.get(guild) ?? ''));
      const documents = await store.servers.documentsOf(guilds);
      for (const guild of guilds) {
        const plan = byPlan.get(planOf.get(guild) ?? '');
        if (!plan) continue;
        plan.servers += 1;
        const own = documents.get(guild) ?? new Map<string, StoredDocument>();
        for (const { id, names, losesIn } of plan.judges) {
          if (!names.some((name) => own.has(name)) || !losesIn(guild, now)?.(own)) continue;
          plan.losing.add(guild);
          plan.modules.of(id).add(guild);
        }
      }
    },
    result: (): EndedPlan[] =>
      [...byPlan].map(([plan, { servers, losing, modules: counts }]) => ({
        plan,
        servers,
        losing: countOf(losing),
        modules: [...counts]
          .map(([id, count]) => ({ id, title: titleOf(id), ...countOf(count) }))
          .sort(byServers(({ id }) => id)),
      })),
  };

  function titleOf(id: string): string {
    return after.project.modules.find((module) => module.id === id)?.spec.screen.title ?? id;
  }
}

/** Finds out whether a server would lose something of a module with another plan; undefined if none could. */
function losesWith(module: ModuleOfStore, plan: Plan, without: Plan, now: number) {
  const { compiled } = module;
  const link = linkOf({ module: compiled, plan }, { module: compiled, plan: without }, new Set());
  if (!canLose(compiled, link)) return undefined;
  const [read, readWithout] = [reader(module, plan, { now }), reader(module, without, { now })];
  return (documents: ReadonlyMap<string, StoredDocument>) =>
    lossesBetween(read(documents), readWithout(documents), link).length > 0;
}

/** Whether a plan makes any difference to what a module stores. */
function canLose({ spec, reads }: CompiledModule, { locked, tighter, hideable }: SettingMapping): boolean {
  const isRead = Object.values(reads).some((names) =>
    names.some((name) => name === 'plan' || name.startsWith('modules.')),
  );
  return (
    locked.length > 0 ||
    Object.keys(tighter.now).length > 0 ||
    spec.requires !== undefined ||
    (hideable.length > 0 && isRead)
  );
}
