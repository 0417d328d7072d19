import type { Expression } from '../../../language/model.ts';

/** A property of an entry, and how it is written. */
export interface Column {
  property: string;
  title: string;
  as?: 'text' | 'time' | 'choice';
  /** For a choice: the setting whose options have the titles. */
  field?: string;
  empty?: string;
}

interface Outcome {
  /** Relative to the server. */
  path: string;
  success: string;
  failure: string;
}

/** The button above the list. */
export interface CreateOptions extends Outcome {
  label: string;
  body?: Record<string, Expression>;
}

/** A list that is shown with the question of an entry's button. */
export interface PreviewList {
  list: string;
  title: string;
  help?: string;
  columns: readonly Column[];
  empty?: string;
}

/** The button of each entry; `{id}` in its paths is that of the entry. */
export interface EntryOptions extends Outcome {
  label: string;
  confirm: { title: string; text: string };
  preview?: { path: string; refused?: string; lists: readonly PreviewList[] };
}

export interface HistoryOptions {
  title: string;
  help?: string;
  path: string;
  list: string;
  columns: readonly Column[];
  facts?: readonly Column[];
  empty: string;
  failure: string;
  create?: CreateOptions;
  entry?: EntryOptions;
}
