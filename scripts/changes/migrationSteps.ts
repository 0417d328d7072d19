import { afterStep, type StoredFields, typed } from '../../src/language/compile/lint/stored/afterStep.ts';
import { documentIn } from '../../src/language/compile/lint/stored/apiPaths.ts';
import { lossIn } from '../../src/language/compile/lint/stored/losses.ts';
import { emptiedBy, type PlacedStep, pathAfter, sourcesOf } from '../../src/language/compile/lint/stored/steps.ts';
import {
  accepts,
  choicesOf,
  hasPlaceIn,
  isListed,
  storedFields,
} from '../../src/language/compile/lint/stored/storedFields.ts';
import type { LintModule, StoredField } from '../../src/language/compile/lint/types.ts';
import type { MigrationStep } from '../../src/language/model.ts';
import { equal } from '../../src/language/values/equal.ts';
import type { Pointer } from '../../src/language/values/pointer.ts';
import { settingAtPointer } from './blame.ts';
import type { SchemaDifference } from './compare/differences.ts';
import type { Severity } from './kinds.ts';
import { shown, titlesOf } from './sentences.ts';
import type { SchemaState } from './states.ts';

/** A module in two states of `schemas/`. */
interface Comparison {
  before: SchemaState;
  after: SchemaState;
  old: LintModule;
  now: LintModule;
}

/** What a step of a migration does to stored values. */
interface StepChange {
  severity: Severity;
  /** The titles of the setting. */
  subject: string[];
  sentence: string;
  file: string;
  pointer: Pointer;
  step: MigrationStep;
}

/** A step among the others. */
interface Moment {
  step: MigrationStep;
  /** Before the step. */
  fields: StoredFields;
  /** The steps after it. */
  later: readonly MigrationStep[];
  /** The fields of the later state. */
  now: StoredFields;
}

type Said = Pick<StepChange, 'severity' | 'sentence'>;

/** What the steps that a module did not have do to stored values. */
export function stepChanges({ before, old, now }: Comparison): StepChange[] {
  const steps = newSteps(old, now);
  const originOf = (id: string) => before.project.modules.find((one) => one.id === id);
  const [were, are] = [old, now].map(({ spec }) => storedFields(spec));
  let fields: StoredFields = were ?? {};
  return steps.flatMap(({ file, step, index }, position): StepChange[] => {
    const later = steps.slice(position + 1).map((one) => one.step);
    const said = meaningOf({ step, fields, later, now: are ?? {} }, now);
    const path = step.op === 'join' || step.op === 'move' ? step.to : (sourcesOf(step)[0]?.path ?? '');
    const subject = titlesOf((fields[path] && were?.[path] ? old : now).spec, path);
    fields = afterStep(fields, step, (id) => storedFields(originOf(id)?.spec ?? old.spec));
    return said ? [{ ...said, subject, file, pointer: ['steps', index], step }] : [];
  });
}

/** Whether a difference is a setting that is gone, of which a step says what becomes of its stored values. */
export function migratedSettings({ before, after, old, now }: Comparison): (difference: SchemaDifference) => boolean {
  const emptied = newSteps(old, now).flatMap(({ step }) => emptiedBy(step).map(({ path }) => path));
  const moved = after.project.modules.flatMap((other) => {
    const was = before.project.modules.find(({ id }) => id === other.id);
    return newSteps(was, other).flatMap(({ step }) =>
      step.op === 'move' && step.from.module === now.id ? [step.from.path] : [],
    );
  });
  const gone = new Set([...emptied, ...moved]);
  return ({ kind, pointerBefore, after: left }) => {
    const setting = kind === 'entry' && left === undefined ? settingAtPointer(pointerBefore) : undefined;
    return setting !== undefined && setting.words.length === 0 && gone.has(setting.path);
  };
}

function newSteps(old: LintModule | undefined, now: LintModule): PlacedStep[] {
  return now.migrations.flatMap(({ file, steps }, number) => {
    const known = old?.migrations[number]?.steps ?? [];
    return steps.flatMap((step, index) => (known.some((one) => equal(one, step)) ? [] : [{ file, step, index }]));
  });
}

/** What a step does, in words; undefined if it does nothing that is not said elsewhere. */
function meaningOf({ step, fields, later, now }: Moment, { spec }: LintModule): Said | undefined {
  switch (step.op) {
    case 'rename':
      return { severity: 'changes', sentence: `is now stored as \`${step.to}\`` };
    case 'join':
      return { severity: 'changes', sentence: `the stored values of ${code(step.from)} become one text here` };
    case 'split':
      return { severity: 'changes', sentence: `stored texts are split into ${code(step.to)}` };
    case 'move': {
      const from = `\`${step.from.path}\` of \`${step.from.module}\``;
      return {
        severity: 'changes',
        sentence: `stored values come from ${from}; the bot finds them here, no longer there`,
      };
    }
    case 'rewire': {
      const [was, is] = [fields[step.path]?.api, now[pathAfter(step.path, later)]?.api];
      const isThere = spec.calls?.documents.some(({ id }) => id === documentIn(was ?? ''));
      // Without its document, that is what is said.
      if (was === is || !isThere) return undefined;
      return { severity: 'changes', sentence: `the bot finds it at ${shown(is)}, no longer at ${shown(was)}` };
    }
    default:
      return ofValues(step, fields[step.path] ?? { type: 'string' }, now[pathAfter(step.path, later)]);
  }
}

const RESULTS = { string: 'texts', number: 'numbers', integer: 'whole numbers', boolean: 'on or off', array: 'lists' };

/** What a step does to the values of one setting. What could have stayed is lost, and what is deleted anyway. */
function ofValues(
  step: Extract<MigrationStep, { op: 'remove' | 'convert' | 'replace' | 'round' }>,
  field: StoredField,
  current: StoredField | undefined,
): Said | undefined {
  if (step.op === 'replace') {
    const old = Object.keys(step.values);
    const values = (choicesOf(field) ?? typed(old, field)).filter((value) => isListed(value, old));
    const isLoss = current !== undefined && values.some((value) => accepts(current, value, field));
    const pairs = Object.entries(step.values).map(([from, to]) => `\`${from}\` by ${shown(to)}`);
    return { severity: isLoss ? 'breaks' : 'changes', sentence: `stored values are replaced: ${pairs.join(', ')}` };
  }
  if (step.op === 'round') {
    const { multipleOf = 1, mode = 'nearest' } = step;
    const way = mode === 'nearest' ? '' : `${mode} `;
    const severity = current && hasPlaceIn(field, current) ? 'breaks' : 'changes';
    return { severity, sentence: `stored numbers are rounded ${way}to multiples of ${multipleOf}` };
  }
  const loss = lossIn(field, step);
  if (step.op === 'convert') {
    const sentence = `stored values become ${RESULTS[step.to]}${loss ? `, and it loses ${loss}` : ''}`;
    return { severity: loss ? 'breaks' : 'changes', sentence };
  }
  if (!loss) return undefined;
  const isGone = !step.values && !step.except && !current;
  return { severity: 'breaks', sentence: isGone ? `is gone with ${loss}` : `loses ${loss}` };
}

function code(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join(', ');
}
