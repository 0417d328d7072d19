import { createHash } from 'node:crypto';
import { finished, inRollout } from '../../src/language/compile/lint/finished.ts';
import type { LintModule } from '../../src/language/compile/lint/types.ts';
import { SHAPES } from '../../src/language/compile/meta/shapes.ts';
import type { CompiledModule, ModuleSpec, Plan } from '../../src/language/model.ts';
import { equal } from '../../src/language/values/equal.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import { MODULES } from '../generate/modules/module.ts';
import { settingAtPointer } from './blame.ts';
import { differencesIn, type SchemaDifference } from './compare/differences.ts';
import { type ModuleDifference, moduleDifferences, pointerForPlan } from './compare/moduleDifferences.ts';
import { type Evidence, evidenceFor, type Witness } from './evidence/evidence.ts';
import { isMetOn } from './evidence/metRequirements.ts';
import type { ModuleInState } from './evidence/trials.ts';
import { cellOf, kindNamed, SEVERITIES, type Severity } from './kinds.ts';
import { migratedSettings, stepChanges } from './migrationSteps.ts';
import { sentenceOf, shown, subjectOf } from './sentences.ts';
import type { SchemaState } from './states.ts';

/** One thing that is otherwise in a later state of `schemas/`, in words. */
export interface SchemaChange {
  severity: Severity;
  /** The module; absent for what belongs to none. */
  module?: string;
  /** Whether it is so only in servers that a rollout has reached. */
  ofRollout?: true;
  /** The titles of the plans, if it is not so on all of them. */
  plans?: string[];
  /** What it is about, from the module or file down. */
  subject: string[];
  sentence: string;
  /** Where it is written. */
  file: string;
  pointer: SchemaDifference['pointer'];
  word: string;
  /** Names the change wherever it is written, as long as it stays the same. */
  fingerprint: string;
  /** Settings that were accepted and are refused. */
  witness?: Witness;
  difference?: ModuleDifference;
}

/** All differences between two states; within each module or file, those that require most of owners come first. */
export function changesBetween(before: SchemaState, after: SchemaState): SchemaChange[] {
  const modules = [
    ...pairs(before.project.modules, after.project.modules),
    ...pairs(before.project.screens, after.project.screens),
  ].flatMap(({ old, now }) => (old && now ? inServers(before, after, old, now) : appeared(old, now)));
  return [...modules, ...otherFiles(before, after)];
}

function pairs(before: readonly LintModule[], after: readonly LintModule[]): { old?: LintModule; now?: LintModule }[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids]
    .sort()
    .map((id) => ({ old: before.find((one) => one.id === id), now: after.find((one) => one.id === id) }));
}

/** A module that is new, or gone. */
function appeared(old: LintModule | undefined, now: LintModule | undefined): SchemaChange[] {
  const module = now ?? old;
  if (!module) return [];
  const isStored = module.file.startsWith(MODULES);
  // One without settings has nothing stored, and nothing that the bot reads.
  const hasSettings = isStored && Object.keys(module.spec.settings.properties).length > 0;
  const [severity, sentence]: [Severity, string] = now
    ? ['adds', 'is new']
    : [hasSettings ? 'breaks' : 'changes', 'is gone'];
  return [
    {
      severity,
      module: isStored ? module.id : undefined,
      subject: [module.spec.screen.title],
      sentence,
      file: module.file,
      pointer: [],
      word: 'module',
      fingerprint: fingerprint([module.id, severity]),
    },
  ];
}

/** The differences of a module in servers that no rollout has reached, and then what else differs in those that all have reached. */
function inServers(before: SchemaState, after: SchemaState, old: LintModule, now: LintModule): SchemaChange[] {
  const found = [...ofMigrations(before, after, old, now), ...inModule(before, after, old, now)].sort(bySeverity);
  const [oldInside, nowInside] = [finished(old), finished(now)];
  if (!oldInside && !nowInside) return found;
  const known = new Set(found.map((change) => change.fingerprint));
  const inside = inModule(before, after, oldInside ?? old, nowInside ?? now)
    .filter((change) => change.word !== 'from' && change.word !== 'share' && !known.has(change.fingerprint))
    .map(
      (change): SchemaChange => ({
        ...change,
        ofRollout: true,
        pointer: inRollout(now.spec, change.pointer) ?? change.pointer,
      }),
    );
  return [...found, ...inside].sort(bySeverity);
}

function bySeverity(one: SchemaChange, other: SchemaChange): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}

/** What the migrations of a module do to what is stored. */
function ofMigrations(before: SchemaState, after: SchemaState, old: LintModule, now: LintModule): SchemaChange[] {
  return stepChanges({ before, after, old, now }).map(({ step, ...change }) => ({
    ...change,
    module: now.id,
    subject: [now.spec.screen.title, ...change.subject],
    word: step.op,
    fingerprint: fingerprint([now.id, step]),
  }));
}

/** The differences of a module with what its validators say, on the plans of the later state. */
function inModule(before: SchemaState, after: SchemaState, old: LintModule, now: LintModule): SchemaChange[] {
  const plans = after.project.plans.ids.filter((plan) => before.project.plans.ids.includes(plan));
  const differences = moduleDifferences(old.spec, now.spec, plans);
  if (differences.length === 0) return [];
  const sides = sidesOf(before, after, old, now);
  const evidence = new Map(sides ? plans.map((plan) => [plan, evidenceFor(sides, plan, differences)]) : []);
  // Where a plan accepts nothing in either state, no change there means anything.
  const open = plans.filter((plan) => evidence.get(plan)?.isOpen !== false);
  const isMigrated = migratedSettings({ before, after, old, now });
  const found = differences.flatMap((difference) => {
    // What becomes of its stored values is a change of its own.
    if (isMigrated(difference)) return [];
    const groups = new Map<Severity, { plans: Plan[]; witness?: Witness }>();
    const concerned = difference.plans ?? plans;
    const judged = concerned.filter((plan) => open.includes(plan));
    for (const plan of judged.length > 0 ? judged : concerned) {
      const own = judged.length > 0 ? evidence.get(plan)?.of.get(difference) : { exercised: true };
      const severity = sides
        ? severityOf(difference, isMetOn(plan, difference, now.spec) ? { ...own, exercised: true } : own, old, now)
        : unproven(difference, now);
      const group = groups.get(severity) ?? { plans: [] };
      group.plans.push(plan);
      if (severity === 'tightens') group.witness ??= own?.tightens;
      groups.set(severity, group);
    }
    // Where both states agree while another plan tells them apart, nothing changes. What nobody could ask is still open.
    if (groups.has('tightens') || groups.has('loosens')) groups.delete('changes');
    const isEverywhere = (group: { plans: Plan[] }) =>
      concerned.length === plans.length && group.plans.length === (judged.length || concerned.length);
    return [...groups].map(([severity, group]) =>
      changeOf(
        now,
        old,
        difference,
        severity,
        isEverywhere(group) ? { ...group, plans: [...plans] } : group,
        plans,
        after,
      ),
    );
  });
  return found.sort(bySeverity);
}

/** Both states of a module with compiled validators; undefined if it stores nothing, or one state cannot be compiled. */
export function sidesOf(
  before: SchemaState,
  after: SchemaState,
  old: LintModule,
  now: LintModule,
): Record<'before' | 'after', ModuleInState> | undefined {
  if (!isCompiled(old) || !isCompiled(now) || !now.spec.calls?.documents.length || !now.file.startsWith(MODULES))
    return undefined;
  return { before: { module: old, project: before.project }, after: { module: now, project: after.project } };
}

function isCompiled(module: LintModule): module is LintModule & { compiled: CompiledModule } {
  return module.compiled !== undefined;
}

/** How much a difference asks of owners, as its kind says and the validators of both states confirm. */
function severityOf(
  difference: SchemaDifference,
  evidence: Evidence | undefined,
  old: LintModule,
  module: LintModule,
): Severity {
  const { kind, before } = difference;
  const severity = kindNamed(kind).cells[cellOf(difference)];
  if (severity === 'never') throw new Error(`A word of the kind '${kind}' cannot change in this way`);
  if (severity === 'breaks' || severity === 'rewords' || severity === 'adds') return severity;
  if (evidence?.tightens) return 'tightens';
  if (evidence?.loosens) return 'loosens';
  if (severity === 'changes') return severity;
  if (before === undefined && isAboutNew(difference, old.spec, module.spec)) return 'adds';
  // Both states were asked and agreed, or nothing can ask them.
  const isOpaque = kindNamed(kind).opaque && severity !== 'loosens' && !isSameCode(difference, module);
  return isOpaque && !evidence?.exercised ? 'undecided' : 'changes';
}

/** Whether a rule is about a setting that was not there. */
function isAboutNew({ pointer: [part, index] }: SchemaDifference, old: ModuleSpec, { rules }: ModuleSpec): boolean {
  const rule = part === 'rules' ? rules[Number(index)] : undefined;
  const [name = ''] = (rule?.each ?? rule?.at ?? '').split('.');
  return rule !== undefined && !Object.hasOwn(old.settings.properties, name);
}

/** Without validators, what the kind says; what is not stored refuses nothing. */
function unproven(difference: SchemaDifference, module: LintModule): Severity {
  const { kind } = difference;
  const severity = kindNamed(kind).cells[cellOf(difference)];
  if (severity === 'never') return 'changes';
  const isStored = module.file.startsWith(MODULES) && Boolean(module.spec.calls?.documents.length);
  if (!isStored && ['tightens', 'undecided', 'loosens', 'breaks'].includes(severity)) return 'changes';
  return severity === 'tightens' ? 'undecided' : severity;
}

/** Whether an expression only looks different. */
function isSameCode({ before, after }: SchemaDifference, { expressions }: LintModule): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  const normal = (text: string) => text.replaceAll(/\s+/g, '');
  return [...expressions.checked.keys()].some(({ source }) => source === after) && normal(before) === normal(after);
}

function changeOf(
  now: LintModule,
  old: LintModule,
  difference: ModuleDifference,
  severity: Severity,
  group: { plans: Plan[]; witness?: Witness },
  plans: readonly Plan[],
  after: SchemaState,
): SchemaChange {
  const isGone = difference.after === undefined;
  const spec = isGone ? old.spec : now.spec;
  const whole = isGone ? difference.pointerBefore : difference.pointer;
  const [plan] = group.plans;
  const isOnAll = group.plans.length === plans.length;
  const titles = isOnAll ? undefined : group.plans.map((id) => titleOf(after, id));
  const pointer = pointerForPlan(spec, whole, isOnAll ? undefined : plan);
  const { witness } = group;
  return {
    severity,
    module: now.file.startsWith(MODULES) ? now.id : undefined,
    ...(titles && { plans: titles }),
    subject: [now.spec.screen.title, ...subjectOf(spec, difference)],
    sentence: isFormerDocument(difference, now)
      ? 'is a former document: what is stored in it still counts, but the bot does not find its settings here any more'
      : sentenceOf(difference, formatOf(spec, whole)),
    file: now.file,
    pointer: isGone ? difference.pointer.slice(0, -1) : pointer,
    word: difference.word,
    fingerprint: fingerprint([
      now.id,
      difference.word,
      whole,
      isOnAll ? [] : group.plans,
      difference.before,
      difference.after,
    ]),
    ...(witness && { witness }),
    difference,
  };
}

function isFormerDocument({ word, before, after }: SchemaDifference, { spec }: LintModule): boolean {
  if (word !== 'documents' || after !== undefined || !isObject(before)) return false;
  return spec.calls?.formerDocuments?.some((id) => id === before.id) ?? false;
}

function titleOf({ project }: SchemaState, plan: Plan): string {
  return project.plans.entries.find(({ id }) => id === plan)?.title ?? plan;
}

/** How the values of a setting read: durations in words. */
function formatOf(spec: ModuleSpec, pointer: SchemaDifference['pointer']): (value: unknown) => string {
  const setting = settingAtPointer(pointer);
  let part: unknown = spec;
  for (const key of pointer.slice(0, pointer.length - (setting?.words.length ?? 0)))
    part = Reflect.get(Object(part), key);
  const isDuration = isObject(part) && part.format === 'duration';
  return (value) =>
    isDuration && typeof value === 'number' && spec.times ? spec.times.format(value, spec.language) : shown(value);
}

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('base64url')
    .slice(0, 12);
}

/** What differs in the files that belong to no module. */
function otherFiles(before: SchemaState, after: SchemaState): SchemaChange[] {
  const files = new Set([...filesOf(before), ...filesOf(after)]);
  return [...files].sort().flatMap((file): SchemaChange[] => {
    const meta = SHAPES.find(({ files: pattern }) => pattern.test(file))?.meta;
    if (meta === undefined) return [];
    const [old, now] = [before, after].map(({ sources }) =>
      sources.exists(file) ? sources.read(file).value : undefined,
    );
    if (equal(old, now)) return [];
    const change = (difference: SchemaDifference): SchemaChange => {
      const { kind, word, pointer } = difference;
      const severity = kindNamed(kind).cells[cellOf(difference)];
      return {
        // No stored settings are validated with these files, so their kinds decide.
        severity: severity === 'never' ? 'changes' : severity,
        ...moduleOf(file),
        subject: [file.replace(/^schemas\//, ''), ...namesOn(now ?? old, pointer.slice(0, -1))],
        sentence: sentenceOf(difference),
        file,
        pointer,
        word,
        fingerprint: fingerprint([file, word, pointer, difference.before, difference.after]),
      };
    };
    if (old === undefined || now === undefined) {
      const gone = {
        word: 'file',
        kind: 'behaviour',
        before: old && file,
        after: now && file,
        pointer: [],
        pointerBefore: [],
      } as const;
      return [
        {
          ...change(gone),
          subject: [file.replace(/^schemas\//, '')],
          ...(now === undefined ? { sentence: 'is gone' } : { sentence: 'is new', severity: 'adds' }),
        },
      ];
    }
    if (meta === 'translation') return translationChanges(file, old, now);
    return differencesIn(meta, old, now).map(change);
  });
}

/** The parts of a file on the way to one: entries of lists by their titles. */
function namesOn(file: unknown, pointer: SchemaDifference['pointer']): string[] {
  let part = file;
  return pointer.map((key) => {
    part = Reflect.get(Object(part), key);
    return typeof key === 'number' && isObject(part) && typeof part.title === 'string' ? part.title : String(key);
  });
}

function moduleOf(file: string): Pick<SchemaChange, 'module'> {
  const [, id] = /^schemas\/modules\/([^/]+)\//.exec(file) ?? [];
  return id === undefined ? {} : { module: id };
}

/** Files besides those of modules, with the translations of these. */
function filesOf({ sources }: SchemaState): string[] {
  const below = (folder: string): string[] =>
    sources.list(folder).flatMap((name) => {
      const path = `${folder}/${name}`;
      return sources.isFolder(path) ? below(path) : [path];
    });
  return below('schemas').filter(
    (file) =>
      !file.endsWith('/module.json') &&
      !/^schemas\/(meta|shared)\/|\/(examples|migrations)\/|\/waivers\.json$/.test(file),
  );
}

/** Texts in another language, where the text that they translate is there in both states. */
function translationChanges(file: string, old: unknown, now: unknown): SchemaChange[] {
  const [before, after] = [old, now].map((one) => (isObject(one) ? one : {}));
  const language = /locales\/([^/.]+)/.exec(file)?.[1] ?? '';
  return Object.keys({ ...before, ...after }).flatMap((key): SchemaChange[] => {
    const [was, is] = [before?.[key], after?.[key]].map((pair) => (isObject(pair) ? pair[language] : undefined));
    if (equal(was, is) || was === undefined || is === undefined) return [];
    const difference: SchemaDifference = {
      word: language,
      kind: 'text',
      before: was,
      after: is,
      pointer: [key, language],
      pointerBefore: [key, language],
    };
    return [
      {
        severity: 'rewords',
        ...moduleOf(file),
        subject: [file.replace(/^schemas\//, ''), key],
        sentence: sentenceOf(difference),
        file,
        pointer: difference.pointer,
        word: language,
        fingerprint: fingerprint([file, key, was, is]),
      },
    ];
  });
}
