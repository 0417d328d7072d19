import { activeDocument } from '../../../src/language/compile/examples/activeDocument.ts';
import { candidateValues } from '../../../src/language/compile/examples/candidateValues.ts';
import { startsOf } from '../../../src/language/compile/lint/examples/starts.ts';
import type { Example, LintModule, LintProject } from '../../../src/language/compile/lint/types.ts';
import { isEmpty } from '../../../src/language/fields/required.ts';
import type { CompiledModule, Context, Json, Path, Plan, SettingsDocument } from '../../../src/language/model.ts';
import { type FieldForPlan, fieldAt } from '../../../src/language/plans/resolveForPlan.ts';
import { exampleContext } from '../../../src/language/resolved/exampleContext.ts';
import { environment, evaluateCondition } from '../../../src/language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../../src/language/resolved/resolvedModule.ts';
import { view } from '../../../src/language/resolved/view.ts';
import { isObject } from '../../../src/language/values/isObject.ts';
import { getIn, parsePath, setIn } from '../../../src/language/values/path.ts';
import { problemsWith, resolvedIn, verdictOn } from './validation.ts';
import { alikeRows, listLengths, SERVER, telltaleValues, variedRows } from './values.ts';

/** A module in one state, with the modules that it reads. */
export interface ModuleInState {
  module: LintModule & { compiled: CompiledModule };
  project: LintProject;
}

/** Settings to be validated in both states, and who saves them where. */
export interface Trial {
  /** The state whose settings they are. */
  of: 'before' | 'after';
  settings: SettingsDocument;
  /** What is stored when they are saved; nothing if absent. */
  stored?: SettingsDocument;
  contexts: Readonly<Record<'before' | 'after', Context>>;
}

/** Where telltale settings are looked for: at settings by path (`*` for entries), and around expressions. */
export interface Aim {
  path?: string;
  /** `when`: a condition that holds in addition, such as that of a rule about the same setting. */
  expression?: { source: string; at: string; when?: string };
}

/** Settings are combined at random this often, by the same numbers each time. */
const RANDOM = 150;
/** At most this many trials are made for one aim from one start. */
const PER_AIM = 700;

/**
 * Settings that may be validated differently in two states of a module: the examples of both, values at every limit at which a
 * change aims, values around what its expressions read, and random combinations of all of them.
 */
export function trialsFor(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  plan: Plan,
  aims: readonly Aim[],
): Trial[] {
  return (['before', 'after'] as const).flatMap((of) => {
    const side = sides[of];
    const pairs = contextPairs(sides, plan, of);
    const [pair] = pairs;
    if (!pair) return [];
    const random = randomFrom(1);
    const found: Trial[] = [];
    for (const { contexts, settings } of pairs) found.push({ of, settings, contexts });
    for (const { contexts, settings } of starts(sides, plan, of)) {
      const trials = [settings, ...aims.flatMap((aim) => aimed(sides, of, contexts, settings, aim).slice(0, PER_AIM))];
      found.push(...trials.map((one) => ({ of, settings: one, contexts })));
      found.push(...aims.flatMap((aim) => emptied(sides, of, contexts, settings, aim)));
    }
    found.push(...combined(side, sides, of, pair, random));
    return distinct(found).flatMap((trial) => [trial, ...asAdmin(trial, side)]);
  });
}

/** Each trial once: starts and aims lead to many of the same settings. */
function distinct(trials: readonly Trial[]): Trial[] {
  const all = [...new Set(trials.flatMap((trial) => [trial.contexts.before, trial.contexts.after]))];
  const texts = all.map((context) => JSON.stringify(context));
  const numbers = new Map(all.map((context, index) => [context, texts.indexOf(texts[index] ?? '')]));
  const found = new Map<string, Trial>();
  for (const trial of trials) {
    const { settings, stored, contexts } = trial;
    const key = JSON.stringify([numbers.get(contexts.before), numbers.get(contexts.after), settings, stored]);
    if (!found.has(key)) found.set(key, trial);
  }
  return [...found.values()];
}

/** The same as an administrator would send it, if something is for the owner only. */
function asAdmin(trial: Trial, { module }: ModuleInState): Trial[] {
  if (!Object.values(module.spec.settings.properties).some(({ access }) => access === 'owner')) return [];
  return [
    {
      ...trial,
      contexts: { before: administrator(trial.contexts.before), after: administrator(trial.contexts.after) },
    },
  ];
}

const administrators = new WeakMap<Context, Context>();

function administrator(context: Context): Context {
  const known = administrators.get(context) ?? { ...context, user: { ...context.user, is_owner: false } };
  administrators.set(context, known);
  return known;
}

interface Start {
  contexts: Trial['contexts'];
  settings: SettingsDocument;
}

/** The defaults and the valid examples of a plan, in a server that has one of everything. */
function starts(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  plan: Plan,
  of: 'before' | 'after',
): Start[] {
  const other = of === 'before' ? 'after' : 'before';
  const { module, project } = sides[of];
  const valid = examplesOf(module, true).filter(({ saved }) => !saved);
  const listed = startsOf(module.compiled, project, valid, plan);
  const counterparts = startsOf(sides[other].module.compiled, sides[other].project, valid, plan);
  return listed.flatMap(({ module: { context }, document }, index) => {
    const twin = counterparts[index];
    if (!twin) return [];
    const [own, others] = [withServer(context), withServer(twin.module.context)];
    const contexts = of === 'before' ? { before: own, after: others } : { before: others, after: own };
    return [{ contexts, settings: document }];
  });
}

/** The examples of both states, valid or not, and the defaults with other modules at theirs. */
function contextPairs(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  plan: Plan,
  of: 'before' | 'after',
): Start[] {
  const examples: Example[] = [
    { name: 'Defaults', plan, document: {} },
    ...(['before', 'after'] as const).flatMap((from) =>
      [true, false].flatMap((valid) => examplesOf(sides[from].module, valid)),
    ),
  ];
  return examples
    .filter((example) => example.plan === plan && !example.saved)
    .map((example) => {
      const before = withServer(exampleContext(sides.before.module, sides.before.project, example));
      const after = withServer(exampleContext(sides.after.module, sides.after.project, example));
      const contexts = { before, after };
      return { contexts, settings: view(resolvedIn(sides[of].module.compiled, contexts[of]), example.document) };
    });
}

function examplesOf({ examples }: LintModule, valid: boolean): Example[] {
  return examples.filter((one) => one.valid === valid).flatMap(({ entries }) => entries);
}

function withServer(context: Context): Context {
  const { guild } = context;
  const joined = <Entry>(own: readonly Entry[] | null, more: readonly Entry[] | null) =>
    own && [...own, ...(more ?? [])];
  return {
    ...context,
    guild: {
      ...guild,
      botRoles: SERVER.botRoles,
      roles: joined(guild.roles, SERVER.roles),
      channels: joined(guild.channels, SERVER.channels),
      voiceChannels: joined(guild.voiceChannels, SERVER.voiceChannels),
      categories: joined(guild.categories, SERVER.categories),
      members: guild.members && { ...SERVER.members, ...guild.members },
    },
  };
}

/** Settings with telltale values where a change aims, from settings in which they count. */
function aimed(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  of: 'before' | 'after',
  contexts: Trial['contexts'],
  start: SettingsDocument,
  { path, expression }: Aim,
): SettingsDocument[] {
  const module = resolvedIn(sides[of].module.compiled, contexts[of]);
  if (expression) {
    const at = parsePath(expression.at.replaceAll('*', '0'));
    const active = fieldAt(module, at) ? (activeDocument(module, at, start) ?? start) : start;
    if (expression.when === undefined) return aroundExpression(sides, of, contexts, active, expression.source, at);
    const held = withCondition(module, active, expression.when, at);
    if (!held) return [];
    return aroundExpression(sides, of, contexts, repaired(module.module, contexts[of], held), expression.source, at);
  }
  if (path === undefined) return [];
  const at = parsePath(path.replaceAll('*', '0'));
  const versions = versionsAt(sides, contexts, path);
  if (versions.length === 0 || !fieldAt(module, at)) return [];
  const active = repaired(sides[of].module.compiled, contexts[of], activeDocument(module, at, start) ?? start);
  const rows = rowsAt(sides[of], contexts[of], versions, at, active);
  const values = [...rows, ...telltaleValues(versions)];
  const documents = values.map((value) => setIn(active, at, value));
  // What is hidden or disabled now may be validated by other words.
  return active === start ? documents : [...documents, ...values.map((value) => setIn(start, at, value))];
}

/** At most this many settings are put right, each with one of so many values. */
const REPAIRS = 6;
const REMEDIES = 60;

/** Settings that are accepted, if changing those with problems makes them so; else as many of these put right as can be. */
function repaired(compiled: CompiledModule, context: Context, settings: SettingsDocument): SettingsDocument {
  const module = resolvedIn(compiled, context);
  let document = settings;
  let problems = problemsWith(compiled, context, document);
  for (let repairs = 0; repairs < REPAIRS && problems.length > 0; repairs++) {
    const better = problems.flatMap(({ path }) => {
      const at = parsePath(path);
      const field = at.length > 0 ? fieldAt(module, at) : undefined;
      return field
        ? telltaleValues([field])
            .slice(0, REMEDIES)
            .map((value) => ({ at, value }))
        : [];
    });
    let next: { document: SettingsDocument; problems: typeof problems } | undefined;
    for (const { at, value } of better) {
      const tried = setIn(document, at, value);
      const left = problemsWith(compiled, context, tried);
      if (left.length < (next?.problems ?? problems).length) next = { document: tried, problems: left };
      if (left.length === 0) break;
    }
    if (!next) return document;
    ({ document, problems } = next);
  }
  return document;
}

/** Lists as long as their limits and one longer or shorter, of entries that are accepted one by one. */
function rowsAt(
  { module: { compiled } }: ModuleInState,
  context: Context,
  versions: readonly FieldForPlan[],
  at: Path,
  active: SettingsDocument,
): Json[] {
  const [list] = versions;
  const module = resolvedIn(compiled, context);
  const [name] = Object.keys(list?.items?.properties ?? {});
  if (!list || name === undefined) return [];
  const withRow = repaired(compiled, context, activeDocument(module, [...at, 0, name], active) ?? active);
  const row = getIn(withRow, [...at, 0]);
  if (!isObject(row)) return [];
  return listLengths(versions).flatMap((length) => [alikeRows(list, row, length), variedRows(list, row, length)]);
}

/** What was given and is taken away: what is empty already may stay so. */
function emptied(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  of: 'before' | 'after',
  contexts: Trial['contexts'],
  start: SettingsDocument,
  { path = '' }: Aim,
): Trial[] {
  const { compiled } = sides[of].module;
  const module = resolvedIn(compiled, contexts[of]);
  const at = parsePath(path.replaceAll('*', '0'));
  const versions = path === '' ? [] : versionsAt(sides, contexts, path);
  if (versions.length === 0 || !fieldAt(module, at)) return [];
  const active = repaired(compiled, contexts[of], activeDocument(module, at, start) ?? start);
  const values = telltaleValues(versions);
  const accepts = (value: Json) => verdictOn(compiled, contexts[of], setIn(active, at, value)).accepted;
  const given = values.find((value) => !isEmpty(value) && accepts(value));
  if (given === undefined) return [];
  const stored = setIn(active, at, given);
  return values.filter(isEmpty).map((value) => ({ of, settings: setIn(active, at, value), stored, contexts }));
}

/** A setting in both states, as far as it has one type. */
function versionsAt(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  contexts: Trial['contexts'],
  path: string,
): FieldForPlan[] {
  const versions = (['before', 'after'] as const).flatMap(
    (of) => fieldAt(resolvedIn(sides[of].module.compiled, contexts[of]), parsePath(path)) ?? [],
  );
  return versions.filter(({ type }) => String(type) === String(versions[0]?.type));
}

/** Settings with one or two of those changed that an expression reads. */
function aroundExpression(
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  of: 'before' | 'after',
  contexts: Trial['contexts'],
  active: SettingsDocument,
  source: string,
  at: Path,
): SettingsDocument[] {
  const module = resolvedIn(sides[of].module.compiled, contexts[of]);
  const reads = (['before', 'after'] as const).flatMap((one) => sides[one].module.compiled.reads[source] ?? []);
  // What an expression hides or disables is judged by other words, whatever value it has.
  const own: Path[] = at.length > 0 && fieldAt(module, at) ? [at] : [];
  const read = [...new Set(reads)].map((one) => placeIn(one, at)).filter((place) => place !== undefined);
  const places = [...own, ...read];
  const changes = places.map((place) => {
    const star = place.indexOf('*');
    const where = star < 0 ? place : place.slice(0, star);
    const field = fieldAt(module, where);
    if (!field) return [];
    const clues = { expression: source, part: star < 0 ? [] : place.slice(star), guild: module.context.guild };
    // Pairs are made of the first ones: what is not chosen is as telling as what is.
    const values = [field.default, ...candidateValues(field, clues), ...telltaleValues([field]).slice(0, 25)];
    return values.map((value) => (document: SettingsDocument) => setIn(document, where, value));
  });
  const singles = changes.flat().map((change) => change(active));
  const pairs = changes.flatMap((list, index) =>
    changes
      .slice(index + 1)
      .flatMap((others) => list.slice(0, 14).flatMap((one) => others.slice(0, 14).map((other) => other(one(active))))),
  );
  return [...singles, ...pairs];
}

/** The settings with one of them changed so that a condition holds; undefined if it holds already, or if none does that. */
function withCondition(
  module: ResolvedModule,
  settings: SettingsDocument,
  condition: string,
  at: Path,
): SettingsDocument | undefined {
  const holds = (document: SettingsDocument) =>
    evaluateCondition(module, condition, environment(module.context, document, at));
  if (holds(settings)) return undefined;
  const clues = { expression: condition, part: [], guild: module.context.guild };
  return (module.module.reads[condition] ?? [])
    .flatMap((read) => {
      const place = placeIn(read, at);
      const field = place && fieldAt(module, place);
      return field ? candidateValues(field, clues).map((value) => setIn(settings, place, value)) : [];
    })
    .find(holds);
}

/** The place of what an expression at a path reads; undefined outside the document. */
function placeIn(read: string, at: Path): Path | undefined {
  const [root, ...names] = parsePath(read);
  const rows = at.flatMap((key, depth) => (typeof key === 'number' ? [at.slice(0, depth + 1)] : []));
  const roots: Partial<Record<string | number, Path>> = { self: [], item: rows.at(-1), parent: rows.at(-2) };
  const start = roots[root ?? ''];
  return start && names.length > 0 ? [...start, ...names] : undefined;
}

/** Settings with a few telltale values at random. */
function combined(
  side: ModuleInState,
  sides: Readonly<Record<'before' | 'after', ModuleInState>>,
  of: 'before' | 'after',
  { contexts, settings }: Start,
  random: () => number,
): Trial[] {
  const module = resolvedIn(side.module.compiled, contexts[of]);
  const names = Object.keys(module.fields);
  const values = new Map(names.map((name) => [name, telltaleValues(versionsAt(sides, contexts, name))]));
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
  return Array.from({ length: names.length === 0 ? 0 : RANDOM }, () => {
    let document = settings;
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
      const name = pick(names) ?? '';
      document = setIn(document, [name], pick(values.get(name) ?? []) ?? getIn(document, [name]));
    }
    return { of, settings: document, contexts };
  });
}

/** A repeatable source of numbers from 0 up to, but not including, 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
