import type { Context, Plan, Problem, SettingsDocument } from '../../src/language/model.ts';
import { DAY } from '../../src/language/time/milliseconds.ts';
import { documentName } from '../../src/server/catalogue.ts';
import { namesOf, settingsIn } from '../../src/server/services/settings/stored.ts';
import { planAt } from '../../src/server/store/billing/subscriptions.ts';
import type { DocumentsByServer, ServerPage, StoredSave } from '../../src/server/store/servers.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { StoredDocument } from '../../src/server/store/storedDocument.ts';
import { problemsWith } from '../changes/evidence/validation.ts';
import { type Counted, Counts, countOf } from './count.ts';
import { contexts, type ModuleOfStore, moduleIn, type SettableClock } from './settings/modules.ts';
import { type ModulePair, namesIn } from './settings/pairs.ts';

/** What would have become of past saves. */
export interface RefusedSaves {
  days: number;
  /** How many were validated again. */
  judged: number;
  /** How many could not be, because what was stored before them is no longer kept. */
  unknown: number;
  /** How many would have been refused that were not. */
  refused: number;
  /** By what the server would have answered: the most frequent first. */
  sentences: SavesRefused[];
}

/** The saves that would have been refused with one sentence, and the servers that they were made in. */
interface SavesRefused extends Counted {
  module: string;
  sentence: string;
  saves: number;
}

interface ReplayOptions {
  store: Pick<Store, 'servers' | 'subscriptions'>;
  pairs: readonly ModulePair[];
  plans: readonly { id: Plan }[];
  /** Days before `now`, both in milliseconds since 1970 where they are moments. */
  days: number;
  now: number;
  withIds: boolean;
}

/** The most saves first, and sentences with as many by what they say. */
export function bySaves(one: SavesRefused, other: SavesRefused): number {
  const said = ({ module, sentence }: SavesRefused) => `${module} ${sentence}`;
  return other.saves - one.saves || said(one).localeCompare(said(other), 'en');
}

type Documents = Map<string, StoredDocument>;

/** Judges saves of the past once more: each with what was stored just before it, on the plan and at the time of then. */
export function savesReplay({ store, pairs, plans, days, now, withIds }: ReplayOptions) {
  const since = now - days * DAY;
  const names = namesIn(pairs);
  const byDocument = new Map<string, ModulePair[]>();
  for (const pair of pairs) {
    for (const name of new Set([pair.before, pair.after].flatMap(({ compiled }) => namesOf(compiled)))) {
      byDocument.set(name, [...(byDocument.get(name) ?? []), pair]);
    }
  }
  const counts = { judged: 0, unknown: 0, refused: 0 };
  const sentences = new Counts<string>(withIds);
  const savesWith = new Map<string, number>();
  const ids = plans.map(({ id }) => id);

  const clock: SettableClock = { now };
  const known = new Map<ModuleOfStore, Map<Plan, ReturnType<typeof contexts>>>();
  const contextsOn = (module: ModuleOfStore, plan: Plan) => {
    const byPlan = known.get(module) ?? new Map<Plan, ReturnType<typeof contexts>>();
    known.set(module, byPlan);
    const made = byPlan.get(plan) ?? contexts(module, plan, clock);
    byPlan.set(plan, made);
    return made;
  };

  async function page(servers: ServerPage, current: DocumentsByServer): Promise<void> {
    const [before, subscriptions] = await Promise.all([
      store.servers.versionsBefore(servers, names, since),
      store.subscriptions.listAll(servers.guilds),
    ]);
    if (before.size === 0) return;
    let guild: string | undefined;
    let documents: Documents = new Map();
    const lost = new Set<string>();
    for await (const save of store.servers.saves(servers, names, since)) {
      if (save.guild !== guild) {
        guild = save.guild;
        documents = new Map(current.get(guild));
        lost.clear();
        for (const [name, version] of before.get(guild) ?? []) {
          documents.delete(name);
          if (version) documents.set(name, version);
          else if (version === undefined) lost.add(name);
        }
      }
      const next = new Map(documents).set(save.document, save.stored);
      const own = subscriptions.filter((row) => row.guild_id === save.guild);
      const plan = planAt(own, ids, save.at);
      if (save.actor === 'user')
        for (const pair of byDocument.get(save.document) ?? [])
          validateAgain(pair, save, plan, { documents, next, lost });
      documents = next;
      lost.delete(save.document);
    }
  }

  function validateAgain(
    { title, before, after }: ModulePair,
    save: StoredSave,
    plan: Plan,
    { documents, next, lost }: { documents: Documents; next: Documents; lost: ReadonlySet<string> },
  ): void {
    if ([...before.names, ...after.names].some((name) => lost.has(name))) {
      counts.unknown += 1;
      return;
    }
    counts.judged += 1;
    clock.now = save.at;
    const problemsOf = (either: ModuleOfStore) => {
      const module = moduleIn(either, save.guild, save.at);
      return problemsOfSave(module, save, contextsOn(module, plan)(documents), { documents, next });
    };
    const problems = problemsOf(after);
    // What is refused already is not for the change to refuse.
    if (problems.length === 0 || problemsOf(before).length > 0) return;
    counts.refused += 1;
    for (const message of new Set(problems.map((problem) => problem.message))) {
      const key = JSON.stringify([title, message]);
      sentences.of(key).add(save.guild);
      savesWith.set(key, (savesWith.get(key) ?? 0) + 1);
    }
  }

  return {
    page,
    result: (): RefusedSaves => ({
      days,
      ...counts,
      sentences: [...sentences]
        .map(([key, count]) => {
          const [module, sentence]: [string, string] = JSON.parse(key);
          return { module, sentence, saves: savesWith.get(key) ?? 0, ...countOf(count) };
        })
        .sort(bySaves),
    }),
  };
}

/** Why a state of a module refuses a save; empty if it accepts it, or no longer has the document. */
function problemsOfSave(
  module: ModuleOfStore,
  { document }: StoredSave,
  context: Context,
  { documents, next }: { documents: Documents; next: Documents },
): Problem[] {
  const { compiled, readAs = compiled } = module;
  const call = compiled.spec.calls?.documents.find((one) => documentName(compiled.spec.id, one) === document);
  if (!call || !compiled.validators[context.plan]) return [];
  const sent: SettingsDocument = settingsIn(next, readAs).storedSettings;
  const stored = settingsIn(documents, readAs).storedSettings;
  return problemsWith(compiled, context, sent, stored, call.fields).filter(({ rule }) => rule !== 'unavailable');
}
