import type { Json, SettingsDocument } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';
import type { Draft } from '../widgets/types.ts';

/** A text that is being typed in a control. */
export interface DraftEntry {
  draft: Draft;
  /** The value at the path when the draft was made. */
  value: Json | undefined;
}

/** Texts that are no values of their fields yet, by path. */
export type UnreadTexts = ReadonlyMap<string, DraftEntry>;

/** What a form contains at one time, and undo and redo lead to. */
export interface FormState {
  document: SettingsDocument;
  unread: UnreadTexts;
}

export const NOTHING_UNREAD: UnreadTexts = new Map();

/** Whether the same is shown in both. */
export function sameState(a: FormState, b: FormState): boolean {
  return equal(a.document, b.document) && sameTexts(a.unread, b.unread);
}

export function sameTexts(a: UnreadTexts, b: UnreadTexts): boolean {
  return a === b || (a.size === b.size && [...a].every(([path, { draft }]) => b.get(path)?.draft.text === draft.text));
}
