import type { Plan, Problem, Rule, SettingsDocument } from '../../../src/language/model.ts';
import { view } from '../../../src/language/resolved/view.ts';
import { equal } from '../../../src/language/values/equal.ts';
import { blame, settingAtPointer } from '../blame.ts';
import type { ModuleDifference } from '../compare/moduleDifferences.ts';
import { cellOf, kindNamed } from '../kinds.ts';
import { type Aim, type ModuleInState, type Trial, trialsFor } from './trials.ts';
import { migratedSettings, resolvedIn, type SaveVerdict, verdictOn } from './validation.ts';

/** Settings that one state accepts and the other refuses. */
export interface Witness {
  plan: Plan;
  /** Who saves them. */
  user: 'owner' | 'administrator';
  /** The settings that are not at their defaults. */
  settings: SettingsDocument;
  /** What is stored when they are saved; nothing if absent. */
  stored?: SettingsDocument;
  /** What the server answers. */
  problem: Problem;
  contexts: Trial['contexts'];
}

/** What the validators of both states say about a difference on one plan. */
export interface Evidence {
  /** Accepted before and refused now. */
  tightens?: Witness;
  /** Refused before and accepted now. */
  loosens?: Witness;
  /** Whether both states refuse something for this reason, so that they were both asked; the later one, if it is new. */
  exercised: boolean;
}

type Sides = Readonly<Record<'before' | 'after', ModuleInState>>;

/** What tells two states of a module apart on a plan. */
export interface PlanEvidence {
  /** Whether either state accepts anything at all there. */
  isOpen: boolean;
  of: ReadonlyMap<ModuleDifference, Evidence>;
}

/** What tells two states of a module apart on a plan, by difference. */
export function evidenceFor(sides: Sides, plan: Plan, differences: readonly ModuleDifference[]): PlanEvidence {
  const found = new Map<ModuleDifference, Evidence>();
  let isOpen = false;
  const of = (difference: ModuleDifference) => {
    const known = found.get(difference) ?? { exercised: false };
    found.set(difference, known);
    return known;
  };
  const relevant = differences.filter(({ kind, plans }) => kind !== 'text' && (!plans || plans.includes(plan)));
  if (relevant.length === 0) return { isOpen: true, of: found };
  for (const trial of trialsFor(sides, plan, aimsOf(sides, relevant))) {
    const { before, after } = verdicts(sides, trial);
    isOpen ||= before.accepted || after.accepted;
    if (before.accepted && !after.accepted && trial.of === 'before') {
      const problems = after.problems();
      for (const { difference, problem } of blamed(relevant, problems, sides, 'after')) {
        const evidence = of(difference);
        if (!evidence.tightens || isClearer(problems, evidence.tightens, trial))
          evidence.tightens = witness(plan, trial, problem);
      }
    } else if (!before.accepted && after.accepted) {
      for (const { difference, problem } of blamed(relevant, before.problems(), sides, 'before')) {
        const evidence = of(difference);
        evidence.loosens ??= witness(plan, trial, problem);
      }
    } else if (!before.accepted && !after.accepted && relevant.some((one) => !found.get(one)?.exercised)) {
      const named = (problems: readonly Problem[], side: 'before' | 'after') =>
        blamed(relevant, problems, sides, side).flatMap(({ difference, score }) => (score === 3 ? [difference] : []));
      const refusing = named(after.problems(), 'after');
      const known = refusing.length > 0 ? named(before.problems(), 'before') : [];
      for (const difference of refusing)
        if (difference.before === undefined || known.includes(difference)) of(difference).exercised = true;
    }
  }
  for (const evidence of found.values()) {
    if (evidence.tightens) evidence.tightens = shrunk(sides, evidence.tightens);
  }
  return { isOpen, of: found };
}

/** What the server answers to settings in both states. */
export function verdicts(
  sides: Sides,
  { of, settings, stored = {}, contexts }: Trial,
): Record<'before' | 'after', SaveVerdict> {
  const [before, after] = [sides.before.module.compiled, sides.after.module.compiled];
  const later = (document: SettingsDocument) =>
    of === 'before' ? migratedSettings(document, before, after) : document;
  return {
    before: verdictOn(before, contexts.before, settings, stored),
    after: verdictOn(after, contexts.after, later(settings), later(stored)),
  };
}

/** The differences that are most likely why problems are there in one state only, each with its problem. */
export function blamed(
  differences: readonly ModuleDifference[],
  problems: readonly Problem[],
  sides: Sides,
  side: 'before' | 'after',
): { difference: ModuleDifference; problem: Problem; score: number }[] {
  const module = sides[side].module.compiled;
  return problems.flatMap((problem) => {
    const possible = differences.filter((difference) => canTell(difference, side));
    const scored = possible.map((difference) => ({
      difference,
      problem,
      score: blame(difference, problem, module, side),
    }));
    const highest = Math.max(...scored.map(({ score }) => score));
    return highest > 0 ? scored.filter(({ score }) => score === highest) : [];
  });
}

/** Whether a difference can be why a state refuses more than the other. */
function canTell(difference: ModuleDifference, side: 'before' | 'after'): boolean {
  const cell = cellOf(difference);
  const severity = cell === 'reworded' ? undefined : kindNamed(difference.kind).cells[cell];
  return severity !== (side === 'after' ? 'loosens' : 'tightens');
}

/** A witness with one problem says more than one with several. */
function isClearer(problems: readonly Problem[], known: Witness, trial: Trial): boolean {
  const size = (settings: SettingsDocument) => JSON.stringify(settings).length;
  return problems.length === 1 && size(trial.settings) < size(known.settings);
}

function witness(plan: Plan, { settings, stored, contexts }: Trial, problem: Problem): Witness {
  const user = contexts.after.user.is_owner ? 'owner' : 'administrator';
  return { plan, user, settings, ...(stored && { stored }), problem, contexts };
}

/** The witness without the settings that it does not need. */
function shrunk(sides: Sides, whole: Witness): Witness {
  const { contexts, problem, stored } = whole;
  const isOne = (settings: SettingsDocument) => {
    const { before, after } = verdicts(sides, { of: 'before', settings, stored, contexts });
    return before.accepted && after.problems().some(({ path, rule }) => path === problem.path && rule === problem.rule);
  };
  const defaults = view(resolvedIn(sides.before.module.compiled, contexts.before), {});
  let { settings } = whole;
  for (const name of Object.keys(settings)) {
    const { [name]: value, ...rest } = settings;
    if (equal(value, defaults[name]) || isOne(rest)) settings = rest;
  }
  return isOne(settings) ? { ...whole, settings } : whole;
}

/** Whether a witness holds: the real validators of both states disagree about it. */
export function isWitness(sides: Sides, { settings, stored, contexts }: Witness): boolean {
  const { before, after } = verdicts(sides, { of: 'before', settings, stored, contexts });
  return before.accepted && !after.accepted;
}

/** Where to look for what tells differences apart. */
function aimsOf(sides: Sides, differences: readonly ModuleDifference[]): Aim[] {
  const aims = new Map<string, Aim>();
  const add = (aim: Aim) => aims.set(JSON.stringify(aim), aim);
  for (const { pointer, pointerBefore, before, after } of differences) {
    const setting = settingAtPointer(pointer);
    if (setting) {
      add({ path: setting.path });
      for (const value of [before, after]) {
        if (typeof value !== 'string' || !isExpression(sides, value)) continue;
        add({ expression: { source: value, at: setting.path } });
        for (const when of conditionsOfRules(sides, setting.path))
          add({ expression: { source: value, at: setting.path, when } });
      }
    }
    for (const [side, at] of [
      ['after', pointer],
      ['before', pointerBefore],
    ] as const) {
      const { spec } = sides[side].module;
      const rule = at[0] === 'rules' ? spec.rules[Number(at[1])] : undefined;
      if (!rule) continue;
      const place = placeOf(rule);
      add({ path: place });
      for (const source of [rule.rule, rule.when]) if (source) add({ expression: { source, at: place } });
    }
    if (pointer[0] === 'screen' && pointer[1] === 'layout') {
      for (const name of Object.keys(sides.before.module.spec.settings.properties)) {
        const { layout } = sides.after.module.spec.screen;
        if (JSON.stringify(layout[Number(pointer[2])] ?? layout).includes(`"${name}"`)) add({ path: name });
      }
      for (const value of [before, after])
        if (typeof value === 'string' && isExpression(sides, value)) add({ expression: { source: value, at: '' } });
    }
  }
  return [...aims.values()];
}

/** The path of the setting at which a rule reports its problem, with `*` for entries. */
function placeOf({ each, at }: Rule): string {
  return each === undefined ? at : `${each.replaceAll('.', '.*.')}.*.${at}`;
}

/** On what the rules about a setting depend. */
function conditionsOfRules({ before, after }: Sides, path: string): string[] {
  const rules = [before, after].flatMap(({ module }) => module.spec.rules);
  return rules.flatMap((rule) => (rule.when !== undefined && placeOf(rule) === path ? [rule.when] : []));
}

function isExpression(sides: Sides, source: string): boolean {
  return [sides.before, sides.after].some(({ module }) => Object.hasOwn(module.compiled.reads, source));
}
