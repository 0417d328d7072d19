import { wrongTypePaths } from '../../language/documents/fieldTypes.ts';
import type { Path, Problem, SettingsDocument } from '../../language/model.ts';
import { fieldAt, type ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { type CutList, cutLists } from '../../language/resolved/cutLists.ts';
import { unmetRequirement } from '../../language/resolved/requirements.ts';
import { type VariableWarning, variableWarnings } from '../../language/resolved/variables.ts';
import { validate } from '../../language/validation/validate.ts';
import type { ValidationInput } from '../../language/validation/validationInput.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath, parsePath } from '../../language/values/path.ts';
import { createPause } from '../browser/pause.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';
import { type PathChange, PROBLEMS_PATH } from './subscriptions.ts';

const NONE: readonly string[] = [];
/** The document is validated after a pause of this many milliseconds: longer than those between two keys of somebody typing. */
const PAUSE = 400;

/** A variable that may be meant by what is written. */
export interface Suggestion {
  written: string;
  near: string;
}

/** The problems of the edited document. Shown after a save or a row was refused; those of some rules at once. */
export interface Problems {
  /** The messages at a path. The same array until they change. */
  at(path: string): readonly string[];
  warningsAt(path: string): readonly string[];
  /** What a warning at a path suggests to write instead of a variable. */
  suggestionFor(path: string, warning: string): Suggestion | undefined;
  /** All problems that are shown, in the order of the module. The same array until they change. */
  list(): readonly Problem[];
  /** Validates the document and shows its problems until they are fixed. */
  check(): readonly Problem[];
  /** Validates again, because what the rules depend on has changed. Shows the same kinds of problems as before. */
  recheck(): void;
  /** The problems of one row, which are shown from now on. */
  checkRow(row: string, document: SettingsDocument): readonly Problem[];
  /** Stops showing the problems in rows of a list, because their positions are about to change. */
  forgetRows(list: string): void;
  /** Shows problems that the server found. Each disappears when its field changes. */
  show(problems: readonly Problem[]): void;
  clear(): void;
  /** Updates the list after problems of drafts have appeared or disappeared. */
  relist(): void;
}

/** The input for validating the form. */
export function validationInput(core: Core, document = core.document()): ValidationInput {
  return { document, saved: core.stored() };
}

/** @param drafts their problems are listed here, and shown by their controls */
export function createProblems(core: Core, drafts: Pick<Drafts, 'problems' | 'reveal'>): Problems {
  let checksAll = false;
  const checkedRows = new Set<string>();
  let found: readonly Problem[] = [];
  let fromServer: readonly Problem[] = [];
  let warnings: readonly Problem[] = [];
  let suggestions: readonly VariableWarning[] = [];
  let shown: readonly Problem[] = [];
  let sentences = new Map<string, readonly string[]>();
  let warningSentences = new Map<string, readonly string[]>();

  const run = (document: SettingsDocument) => validate(core.module, validationInput(core, document));

  function refresh(): void {
    const changed = new Set<string>();
    const validated = together();
    const typed = drafts.problems();
    const next = [...typed, ...validated.filter(({ path }) => !typed.some((problem) => problem.path === path))];
    if (!equal(shown, next)) {
      shown = next;
      changed.add(PROBLEMS_PATH);
    }
    sentences = regroup(atControls(validated), sentences, changed);
    warningSentences = regroup(atControls(warnings), warningSentences, changed);
    core.subscriptions.notify(changed);
  }

  /** Moves problems to the paths of the controls that show them. */
  function atControls(problems: readonly Problem[]): readonly Problem[] {
    return problems.map((problem) => ({ ...problem, path: controlPath(core.module, problem.path) }));
  }

  function together(): readonly Problem[] {
    const known = new Set(found.map(({ path, message }) => `${path}\n${message}`));
    return [...found, ...fromServer.filter(({ path, message }) => !known.has(`${path}\n${message}`))];
  }

  /** Warnings of rules, and about unknown variables unless a rule warns of them already. */
  function warningsIn(document: SettingsDocument, verdict = run(document)): readonly Problem[] {
    const { warnings: ofRules, isWellFormed } = verdict;
    const said = (path: string, token: string) =>
      ofRules.some((warning) => warning.path === path && warning.message.includes(token));
    const ofVariables = variableWarnings(core.module, document);
    suggestions = ofVariables;
    const undisplayable = [...core.undisplayable, ...(isWellFormed ? [] : misfitsIn(document))].map((path) => ({
      path,
      rule: 'undisplayable',
      message: core.notes.undisplayableNote,
    }));
    // "Wrong type" does not help users who cannot see the value.
    const others = ofRules.filter(
      ({ path, rule }) => rule !== 'type' || !undisplayable.some((note) => note.path === path),
    );
    const ofLists = cutLists(core.module, document).flatMap(cutNotes);
    return [...undisplayable, ...ofLists, ...others, ...ofVariables.filter(({ path, token }) => !said(path, token))];
  }

  /** Says at a list, and at its entries if they have controls of their own, that the bot does not use all of them. */
  function cutNotes(list: CutList): readonly Problem[] {
    const { module, notes, state } = core;
    if (unmetRequirement(module.module, module.context) || !state(formatPath(list.path)).visible) return [];
    const rows = fieldAt(module, list.path)?.items?.properties ? list.unused : [];
    const note = (path: Path, message: string) => ({ path: formatPath(path), rule: 'maxItems', message });
    return [
      note(list.path, notes.cutListNote(list)),
      ...rows.map((index) => note([...list.path, index], notes.unusedNote)),
    ];
  }

  /** Paths inside rows and objects whose stored value no control can show. */
  function misfitsIn(document: SettingsDocument): string[] {
    return Object.entries(core.module.fields)
      .flatMap(([name, field]) => wrongTypePaths(field, document[name] ?? null, [name]))
      .map(formatPath);
  }

  function revalidate(): void {
    const verdict = run(core.document());
    warnings = warningsIn(core.document(), verdict);
    found = checksAll ? verdict.problems : verdict.problems.filter(isDue);
    refresh();
  }

  /** Whether a problem is shown before any save was refused. */
  function isDue({ path, rule }: Problem): boolean {
    const isAtOnce = core.module.spec.rules[Number(/^rule:(\d+)$/.exec(rule)?.[1])]?.said === 'atOnce';
    return isAtOnce || [...checkedRows].some(below(path));
  }

  const pause = createPause(PAUSE, revalidate);

  function now(): void {
    pause.end();
    revalidate();
  }

  function changed(changes: readonly PathChange[]): void {
    const paths = changes.map(({ path }) => formatPath(path));
    const kept = fromServer.filter(({ path }) => !paths.some((other) => below(path)(other) || below(other)(path)));
    const dropped = kept.length !== fromServer.length;
    fromServer = kept;
    if (found.length > 0 || dropped) now();
    else pause.later();
  }

  core.onChange(changed);
  warnings = warningsIn(core.document());
  warningSentences = regroup(atControls(warnings), warningSentences, new Set());

  return {
    at: (path) => sentences.get(path) ?? NONE,
    warningsAt: (path) => warningSentences.get(path) ?? NONE,
    suggestionFor(path, warning) {
      const found = suggestions.find((one) => one.path === path && one.message === warning);
      return found?.near === undefined ? undefined : { written: found.token, near: found.near };
    },
    list: () => shown,
    check() {
      checksAll = true;
      fromServer = [];
      drafts.reveal('');
      revalidate();
      return shown;
    },
    recheck: now,
    checkRow(row, document) {
      drafts.reveal(row);
      const typed = drafts.problems().filter(({ path }) => below(path)(row));
      const problems = run(document).problems.filter(({ path }) => below(path)(row));
      if (problems.length > 0) {
        checkedRows.add(row);
        found = [...found.filter(({ path }) => !below(path)(row)), ...problems];
        refresh();
      } else checkedRows.delete(row);
      return [...typed, ...problems];
    },
    forgetRows(listPath) {
      for (const row of checkedRows) if (below(row)(listPath)) checkedRows.delete(row);
      found = found.filter(({ path }) => path === listPath || !below(path)(listPath));
      fromServer = fromServer.filter(({ path }) => path === listPath || !below(path)(listPath));
      refresh();
    },
    show(problems) {
      fromServer = problems;
      refresh();
    },
    clear() {
      checksAll = false;
      checkedRows.clear();
      found = [];
      fromServer = [];
      revalidate();
    },
    relist() {
      refresh();
      // Whether the form has unsaved changes also depends on drafts.
      core.subscriptions.notify(['']);
    },
  };
}

/** The path of the control that shows a problem: lists of plain values have one control for all their entries. */
export function controlPath(moduleForPlan: ModuleForPlan, path: string): string {
  const keys = parsePath(path);
  const list = keys.slice(0, -1);
  const isEntry = typeof keys.at(-1) === 'number' && !fieldAt(moduleForPlan, keys)?.properties;
  return isEntry ? formatPath(list) : path;
}

/** A predicate for paths that equal `path` or are above it. */
function below(path: string): (above: string) => boolean {
  return (above) => path === above || path.startsWith(`${above}.`);
}

/** Groups messages by path. Keeps arrays that are equal to before, and adds the paths of others to `changed`. */
function regroup(
  problems: readonly Problem[],
  before: ReadonlyMap<string, readonly string[]>,
  changed: Set<string>,
): Map<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { path, message } of problems) {
    const group = groups.get(path);
    if (!group) groups.set(path, [message]);
    else if (!group.includes(message)) group.push(message);
  }
  const after = new Map<string, readonly string[]>();
  for (const [path, group] of groups) {
    const old = before.get(path);
    if (old && equal(old, group)) after.set(path, old);
    else {
      after.set(path, group);
      changed.add(path);
    }
  }
  for (const path of before.keys()) if (!after.has(path)) changed.add(path);
  return after;
}
