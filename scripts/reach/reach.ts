import { setImmediate } from 'node:timers/promises';
import type { Plan } from '../../src/language/model.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { SchemaChange } from '../changes/changes.ts';
import type { SchemaState } from '../changes/states.ts';
import { type Counted, Counts, countOf } from './count.ts';
import { type EndedPlan, endedPlans } from './endedPlans.ts';
import { type RefusedSaves, savesReplay } from './saves.ts';
import { EFFECTS, type EffectKind, isUsed } from './settings/effects.ts';
import { reader, storingModules } from './settings/modules.ts';
import { changedPairs, effectsOfPair, namesIn } from './settings/pairs.ts';

/** What a change does on one plan, by the servers that have settings to which it does it. */
export type PlanReach = { plan: Plan; all: Counted } & Partial<Record<EffectKind, Counted>>;

/** How far a change reaches. */
export interface ChangeReach {
  /** Absent for what comes from a change of another module. */
  change?: SchemaChange;
  /** The title of the module. */
  module: string;
  plans: PlanReach[];
}

/** How far the changes between two states of the schemas reach in a store. */
export interface Reach {
  /** The titles of the plans, by their ids. */
  titles: Readonly<Record<Plan, string>>;
  /** How many servers store settings, by plan. */
  servers: Readonly<Record<Plan, number>>;
  changes: ChangeReach[];
  saves?: RefusedSaves;
  ended?: EndedPlan[];
}

export interface ReachOptions {
  store: Pick<Store, 'servers' | 'subscriptions'>;
  before: SchemaState;
  after: SchemaState;
  /** What differs between the two. */
  changes: readonly SchemaChange[];
  /** Milliseconds since 1970. */
  now: number;
  withIds?: boolean;
  /** Over how many days saves are validated again; without it, none are. */
  days?: number;
  /** Whether to count who would lose something if a plan ended. */
  withEnded?: boolean;
  signal?: AbortSignal | undefined;
  /** Only servers with ids after this one. */
  from?: string | undefined;
  /** Only servers with ids up to and including this one. */
  until?: string | undefined;
}

/**
 * Counts how far changes reach in a store, which is read once, some servers at a time. Each server is validated with the real
 * validators of both states, on its plan, as the server reads its settings.
 */
export async function reachOf(options: ReachOptions): Promise<Reach> {
  const { store, before, after, changes, now, withIds = false, days, withEnded = false, signal, from, until } = options;
  const plans = after.project.plans.entries.map(({ id, title }) => ({ id, title }));
  const pairs = changedPairs(before, after, changes);
  const evaluated = new Map(
    plans
      .filter(({ id }) => before.project.plans.ids.includes(id))
      .map((plan) => [plan.id, pairs.map((pair) => ({ pair, effectsOf: effectsOfPair(pair, plan, now) }))] as const),
  );
  const lost = lostModules(before, after, changes);
  const names = [...namesIn(pairs), ...lost.flatMap(({ module }) => module.names)];
  const replay = days === undefined ? undefined : savesReplay({ store, pairs, plans, days, now, withIds });
  const ended = withEnded ? endedPlans({ after, plans, now, withIds }) : undefined;
  const servers = new Map<Plan, number>();
  const tally = createTally(withIds);

  for await (const page of store.servers.pages({ after: from, last: until })) {
    // An embedded store answers at once, which would leave nobody the time to abort, or to hear other processes.
    await setImmediate();
    signal?.throwIfAborted();
    const [planOf, documents] = await Promise.all([
      store.subscriptions.plansOf(page.guilds, now),
      store.servers.documents(page, names),
    ]);
    for (const guild of page.guilds) {
      const plan = planOf.get(guild) ?? '';
      servers.set(plan, (servers.get(plan) ?? 0) + 1);
      const own = documents.get(guild);
      if (!own) continue;
      for (const { pair, effectsOf } of evaluated.get(plan) ?? []) {
        for (const { effect, changes: causes } of effectsOf(own, guild)) {
          for (const change of causes.length > 0 ? causes : [undefined])
            tally.add(change, { module: pair.title, plan, kind: effect.kind, guild });
        }
      }
      for (const { module, change } of lost) {
        const held = reader(module, plan, { now })(own);
        if (!held.closed && isUsed(held))
          tally.add(change, { module: change.subject[0] ?? '', plan, kind: 'hidden', guild });
      }
    }
    await replay?.page(page, documents);
    if (ended) await ended.page(page, planOf, store);
  }
  const order = (change: SchemaChange | undefined) => (change ? changes.indexOf(change) : changes.length);
  return {
    titles: Object.fromEntries(plans.map(({ id, title }) => [id, title])),
    servers: Object.fromEntries(plans.map(({ id }) => [id, servers.get(id) ?? 0])),
    changes: tally.all(plans.map(({ id }) => id)).sort((one, other) => order(one.change) - order(other.change)),
    ...(replay && { saves: replay.result() }),
    ...(ended && { ended: ended.result() }),
  };
}

/** Modules that are gone, with the change that says so. */
function lostModules(before: SchemaState, after: SchemaState, changes: readonly SchemaChange[]) {
  return [...storingModules(before)].flatMap(([id, module]) => {
    const change = changes.find((one) => one.module === id && one.word === 'module');
    const isGone = !after.project.modules.some((one) => one.id === id);
    return change && isGone ? [{ module, change }] : [];
  });
}

interface CountedServer {
  module: string;
  plan: Plan;
  kind: EffectKind;
  guild: string;
}

/** Counts servers by change, plan and effect. Servers come one after the other. */
function createTally(withIds: boolean) {
  const found = new Map<SchemaChange | string, { reach: Omit<ChangeReach, 'plans'>; counts: Counts<string> }>();
  return {
    add(change: SchemaChange | undefined, { module, plan, kind, guild }: CountedServer): void {
      const key = change ?? module;
      const known = found.get(key) ?? { reach: { module, ...(change && { change }) }, counts: new Counts(withIds) };
      found.set(key, known);
      known.counts.of(`${plan} all`).add(guild);
      known.counts.of(`${plan} ${kind}`).add(guild);
    },
    all: (plans: readonly Plan[]): ChangeReach[] =>
      [...found.values()].map(({ reach, counts }) => {
        const by = new Map(counts);
        return {
          ...reach,
          plans: plans.flatMap((plan): PlanReach[] => {
            const all = by.get(`${plan} all`);
            const kinds = EFFECTS.flatMap((kind) => {
              const count = by.get(`${plan} ${kind}`);
              return count ? [[kind, countOf(count)]] : [];
            });
            return all ? [{ plan, all: countOf(all), ...Object.fromEntries(kinds) }] : [];
          }),
        };
      }),
  };
}
