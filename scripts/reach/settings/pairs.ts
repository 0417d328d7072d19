import type { Plan } from '../../../src/language/model.ts';
import { parsePath, patternOf } from '../../../src/language/values/path.ts';
import type { StoredDocument } from '../../../src/server/store/storedDocument.ts';
import { type SchemaChange, sidesOf } from '../../changes/changes.ts';
import { blamed } from '../../changes/evidence/evidence.ts';
import type { SchemaState } from '../../changes/states.ts';
import { destinationsOf } from '../../generate/modules/origins.ts';
import { type Effect, effectsBetween } from './effects.ts';
import { linkOf } from './link.ts';
import { type ModuleOfStore, perVariant, reader, sharing, storingModules } from './modules.ts';
import { perContent } from './perContent.ts';

/** A module that servers may have settings of, in both states of the schemas. */
export interface ModulePair {
  id: string;
  title: string;
  before: ModuleOfStore;
  after: ModuleOfStore;
  sides: NonNullable<ReturnType<typeof sidesOf>>;
  /** The changes of its own. */
  changes: readonly SchemaChange[];
  /** Its settings whose values other modules keep. */
  moved: ReadonlySet<string>;
}

/** The modules about whose settings changes may say something else: those that change, and those that read them. */
export function changedPairs(before: SchemaState, after: SchemaState, changes: readonly SchemaChange[]): ModulePair[] {
  const changed = new Set(
    changes.flatMap(({ module, difference }) => (difference?.kind === 'text' ? [] : (module ?? []))),
  );
  const [old, now] = [storingModules(before), storingModules(after)];
  return [...now].flatMap(([id, module]): ModulePair[] => {
    const former = old.get(id);
    const isTouched = [module.compiled, ...module.used, ...(former?.used ?? [])].some(({ spec }) =>
      changed.has(spec.id),
    );
    if (!former || !isTouched) return [];
    const [one, other] = [before, after].map(({ project }) => project.modules.find((each) => each.id === id));
    const sides = one && other && sidesOf(before, after, one, other);
    if (!sides) return [];
    return [
      {
        id,
        title: module.compiled.spec.screen.title,
        before: sharing(former, module),
        after: module,
        sides,
        changes: changes.filter((change) => change.module === id && change.difference),
        moved: new Set(Object.keys(destinationsOf({ id }, after.modules) ?? {})),
      },
    ];
  });
}

/** The names of the stored documents that it takes to validate modules. */
export function namesIn(pairs: readonly Pick<ModulePair, 'before' | 'after'>[]): string[] {
  return [...new Set(pairs.flatMap(({ before, after }) => [...before.names, ...after.names]))];
}

/** What the settings of a server come to, each with the changes that are why. */
export interface Caused {
  effect: Effect;
  /** Empty if it is because of another module. */
  changes: readonly SchemaChange[];
}

/** Finds the effects on the settings of a module on one plan, in any number of servers. */
export function effectsOfPair(
  pair: ModulePair,
  plan: { id: Plan; title: string },
  now: number,
): (documents: ReadonlyMap<string, StoredDocument>, guild: string) => Caused[] {
  const causes = causesOn(pair, plan);
  const judgeFor = perVariant([pair.before, pair.after], (before = pair.before, after = pair.after) => {
    const [readBefore, readAfter] = [reader(before, plan.id, { now }), reader(after, plan.id, { now })];
    const link = linkOf(
      { module: before.compiled, plan: plan.id },
      { module: after.compiled, plan: plan.id },
      pair.moved,
    );
    const names = [...new Set([...before.names, ...after.names])];
    return perContent(names, (documents: ReadonlyMap<string, StoredDocument>) =>
      effectsBetween(readBefore(documents), readAfter(documents), link),
    );
  });
  return (documents, guild) => judgeFor(guild, now)(documents).map((effect) => ({ effect, changes: causes(effect) }));
}

/** Finds the changes that are why settings are accepted or refused otherwise on a plan. */
export function causesOn(
  { sides, changes }: ModulePair,
  plan: { id: Plan; title: string },
): (effect: Pick<Effect, 'side' | 'path' | 'rule' | 'message'>) => readonly SchemaChange[] {
  const own = changes.filter((change) => change.plans?.includes(plan.title) ?? true);
  const all = [...new Set([...own, ...changes].flatMap(({ difference }) => difference ?? []))];
  const differences = all.filter(({ kind, plans }) => kind !== 'text' && (!plans || plans.includes(plan.id)));
  const changeOf = new Map([...changes, ...own].map((change) => [change.difference, change]));
  const known = new Map<string, readonly SchemaChange[]>();
  return (effect) => {
    const key = `${effect.side} ${effect.rule} ${patternOf(parsePath(effect.path))}`;
    const found =
      known.get(key) ??
      blamed(differences, [effect], sides, effect.side).flatMap(({ difference }) => changeOf.get(difference) ?? []);
    known.set(key, found);
    return found;
  };
}
