import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Pointer } from '../../language/values/pointer.ts';
import type { DraftedFiles } from './answers.ts';
import { type Edit, editedAll } from './edits.ts';
import { takeOver } from './takeOver.ts';

enablePatches();

/** A part of a file that is open in the form. */
export interface OpenNode {
  file: string;
  pointer: Pointer;
}

/** A step that can be undone: what it did to the drafts, and back. */
interface Step {
  patches: Patch[];
  inverse: Patch[];
  /** What was open when it was made. */
  selection: OpenNode | undefined;
  /** Steps about the same part that follow closely are one. */
  about: string;
  at: number;
}

/** A file that changed in the project where its draft has changed it as well. */
export interface FileConflict {
  pointers: Pointer[];
  /** The new file with all changes of the draft, and without those that conflict. */
  mine: string;
  /** Undefined if the file is gone. */
  theirs: string | undefined;
  /** The file and the draft before, with which it is compared again if it changes before there is an answer. */
  base: string;
  draft: string;
}

/** What is being edited. Files are texts by path; nothing but saving writes them. */
export interface DraftState {
  /** The files as they are in the project. */
  files: Readonly<Record<string, string>>;
  /** The texts that differ from the project. */
  drafts: Readonly<DraftedFiles>;
  undo: readonly Step[];
  redo: readonly Step[];
  conflicts: Readonly<Record<string, FileConflict>>;
  selection: OpenNode | undefined;
}

/** Changes of files that are made at once. Without a text, a file is as in the project again. */
export type FileChange = { file: string; edits: readonly Edit[] } | { file: string; text: string | undefined };

export type DraftAction =
  | { type: 'change'; changes: readonly FileChange[]; about: string; at: number; selection?: OpenNode }
  | { type: 'undo' | 'redo' }
  | { type: 'select'; selection: OpenNode }
  /** Files were written, perhaps formatted; `sent` is what they were saved from. */
  | { type: 'saved'; files: Readonly<Record<string, string>>; sent: Readonly<DraftedFiles> }
  /** Files changed in the project; null for those that are gone. */
  | { type: 'changed'; files: Readonly<Record<string, string | null>> }
  | { type: 'resolve'; file: string; keep: 'mine' | 'theirs' };

/** Milliseconds within which changes of the same part are one step. */
const TYPING = 1000;

/** The state of a studio that has just opened. */
export function opened(files: Readonly<Record<string, string>>, selection?: OpenNode): DraftState {
  return { files, drafts: {}, undo: [], redo: [], conflicts: {}, selection };
}

/** The text of a file with what is drafted; undefined if there is no such file. */
export function draftedText({ files, drafts }: Pick<DraftState, 'files' | 'drafts'>, file: string): string | undefined {
  return drafts[file] ?? files[file];
}

/** The state after an action. */
export function reduce(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'change':
      return changed(state, action);
    case 'undo':
    case 'redo':
      return stepped(state, action.type);
    case 'select':
      return { ...state, selection: action.selection };
    case 'saved':
      return savedFiles(state, action.files, action.sent);
    case 'changed':
      return Object.entries(action.files).reduce((next, [file, text]) => fileChanged(next, file, text), state);
    case 'resolve':
      return resolved(state, action.file, action.keep);
  }
}

function changed(
  state: DraftState,
  { changes, about, at, selection = state.selection }: Extract<DraftAction, { type: 'change' }>,
): DraftState {
  const [drafts, patches, inverse] = produceWithPatches(state.drafts, (draft) => {
    for (const change of changes) {
      const { file } = change;
      const text = 'text' in change ? change.text : editedAll(draft[file] ?? state.files[file] ?? '', change.edits);
      if (text === undefined || text === state.files[file]) delete draft[file];
      else draft[file] = text;
    }
  });
  if (patches.length === 0) return { ...state, selection };
  const last = state.undo.at(-1);
  const continues = last?.about === about && at - last.at < TYPING;
  const step = continues
    ? { ...last, patches: [...last.patches, ...patches], inverse: [...inverse, ...last.inverse], at }
    : { patches, inverse, selection: state.selection, about, at };
  return { ...state, drafts, selection, undo: [...(continues ? state.undo.slice(0, -1) : state.undo), step], redo: [] };
}

function stepped(state: DraftState, direction: 'undo' | 'redo'): DraftState {
  const from = state[direction];
  const step = from.at(-1);
  if (!step) return state;
  const other = direction === 'undo' ? 'redo' : 'undo';
  const next = applyPatches(state.drafts, direction === 'undo' ? step.inverse : step.patches);
  return {
    ...state,
    drafts: differing(next, state.files),
    [direction]: from.slice(0, -1),
    // What was open then is opened again; its own steps must not continue this one.
    [other]: [...state[other], { ...step, at: 0 }],
    selection: step.selection ?? state.selection,
  };
}

/** Files of which the draft is what the project has are no drafts. */
function differing(drafts: Readonly<DraftedFiles>, files: DraftState['files']): DraftedFiles {
  return Object.fromEntries(Object.entries(drafts).filter(([file, text]) => files[file] !== text));
}

function savedFiles(state: DraftState, written: DraftState['files'], sent: Readonly<DraftedFiles>): DraftState {
  const files = { ...state.files, ...written };
  // What was typed while it was being saved stays a draft.
  const kept = Object.entries(state.drafts).filter(([file, text]) => sent[file] !== text);
  const drafts = differing(Object.fromEntries(kept), files);
  // Where a step leaves a file as it was in the project, it leads back to that text, which the project has no longer.
  const before = (patches: readonly Patch[]) =>
    patches.map((patch): Patch => {
      const text = Object.hasOwn(written, String(patch.path[0])) ? state.files[String(patch.path[0])] : undefined;
      return patch.op === 'remove' && text !== undefined ? { ...patch, op: 'replace', value: text } : patch;
    });
  const steps = (all: readonly Step[]) =>
    all.map((step) => ({ ...step, patches: before(step.patches), inverse: before(step.inverse), at: 0 }));
  return { ...state, files, drafts, undo: steps(state.undo), redo: steps(state.redo) };
}

function fileChanged(state: DraftState, file: string, text: string | null): DraftState {
  const { [file]: base, ...others } = state.files;
  if ((base ?? null) === text) return state;
  const files = text === null ? others : { ...others, [file]: text };
  const draft = state.drafts[file];
  // Earlier steps know the earlier file, and would bring it back.
  const steps = { undo: without(state.undo, file), redo: without(state.redo, file) };
  if (draft === undefined) return { ...state, files, ...steps };
  const { [file]: asked, ...unconcerned } = state.conflicts;
  const before = asked?.mine === draft ? asked : { base: base ?? '', draft };
  const { conflicts: pointers, mine, theirs } = takeOver(before.base, before.draft, text ?? '');
  const conflict = {
    pointers,
    mine,
    theirs: text === null ? undefined : theirs,
    base: before.base,
    draft: before.draft,
  };
  const conflicts = pointers.length > 0 ? { ...unconcerned, [file]: conflict } : unconcerned;
  const drafts = differing({ ...state.drafts, [file]: mine }, files);
  return { ...state, files, drafts, conflicts, ...steps };
}

/** Steps without those that change a file, and without earlier ones that share another file with these: each step restores whole texts. */
function without(steps: readonly Step[], file: string): Step[] {
  const lost = new Set<string | number | undefined>([file]);
  const kept = steps.toReversed().filter(({ patches }) => {
    const files = patches.map(({ path }) => path[0]);
    if (!files.some((one) => lost.has(one))) return true;
    for (const one of files) lost.add(one);
    return false;
  });
  return kept.toReversed();
}

function resolved(state: DraftState, file: string, keep: 'mine' | 'theirs'): DraftState {
  const { [file]: conflict, ...conflicts } = state.conflicts;
  if (!conflict) return state;
  const { [file]: _, ...others } = state.drafts;
  const text = conflict[keep];
  return {
    ...state,
    conflicts,
    drafts: text === undefined ? others : differing({ ...others, [file]: text }, state.files),
  };
}
