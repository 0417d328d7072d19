import { byServers, type Counted } from './count.ts';
import type { EndedPlan } from './endedPlans.ts';
import type { ChangeReach, PlanReach, Reach } from './reach.ts';
import { bySaves, type RefusedSaves } from './saves.ts';
import { EFFECTS } from './settings/effects.ts';

/** The reach in all servers, from that in two halves of them. Both know the same change by the same object. */
export function merged(one: Reach, other: Reach): Reach {
  const plans = Object.keys(one.servers);
  return {
    titles: one.titles,
    servers: Object.fromEntries(plans.map((plan) => [plan, (one.servers[plan] ?? 0) + (other.servers[plan] ?? 0)])),
    changes: matched(one.changes, other.changes, keyOf, (a, b) => ({
      ...a,
      plans: matched(a.plans, b.plans, ({ plan }) => plan, mergedPlan).sort(
        (first, second) => plans.indexOf(first.plan) - plans.indexOf(second.plan),
      ),
    })),
    ...(one.saves && other.saves && { saves: mergedSaves(one.saves, other.saves) }),
    ...(one.ended && other.ended && { ended: matched(one.ended, other.ended, ({ plan }) => plan, mergedEnded) }),
  };
}

function keyOf({ change, module }: ChangeReach): unknown {
  return change ?? module;
}

/** The entries of two lists, of which those with the same key become one. */
function matched<Entry>(
  ones: readonly Entry[],
  others: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
  merge: (one: Entry, other: Entry) => Entry,
): Entry[] {
  const found = new Map(ones.map((entry) => [keyOf(entry), entry]));
  for (const entry of others) {
    const known = found.get(keyOf(entry));
    found.set(keyOf(entry), known ? merge(known, entry) : entry);
  }
  return [...found.values()];
}

function added(one: Counted | undefined, other: Counted | undefined): Counted {
  const ids = one?.ids || other?.ids ? [...(one?.ids ?? []), ...(other?.ids ?? [])] : undefined;
  return { servers: (one?.servers ?? 0) + (other?.servers ?? 0), ...(ids && { ids }) };
}

function mergedPlan(one: PlanReach, other: PlanReach): PlanReach {
  const kinds = EFFECTS.flatMap((kind) =>
    one[kind] || other[kind] ? [[kind, added(one[kind], other[kind])] as const] : [],
  );
  return { plan: one.plan, all: added(one.all, other.all), ...Object.fromEntries(kinds) };
}

function mergedSaves(one: RefusedSaves, other: RefusedSaves): RefusedSaves {
  const key = ({ module, sentence }: RefusedSaves['sentences'][number]) => JSON.stringify([module, sentence]);
  return {
    days: one.days,
    judged: one.judged + other.judged,
    unknown: one.unknown + other.unknown,
    refused: one.refused + other.refused,
    sentences: matched(one.sentences, other.sentences, key, (a, b) => ({
      ...a,
      ...added(a, b),
      saves: a.saves + b.saves,
    })).sort(bySaves),
  };
}

function mergedEnded(one: EndedPlan, other: EndedPlan): EndedPlan {
  return {
    plan: one.plan,
    servers: one.servers + other.servers,
    losing: added(one.losing, other.losing),
    modules: matched(
      one.modules,
      other.modules,
      ({ id }) => id,
      (a, b) => ({ ...a, ...added(a, b) }),
    ).sort(byServers(({ id }) => id)),
  };
}
