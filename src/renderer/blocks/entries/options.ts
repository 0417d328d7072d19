import type { Action, Column, Expression } from '../../../language/model.ts';

/** A picture of the chat platform before each entry, or the initial of its name. */
export interface PictureOptions {
  /** Relative to where pictures are; `{property}` parts are values of the entry. */
  path: string;
  /** Without a value here there is no picture. */
  property: string;
  name: string;
}

export interface EntriesOptions {
  title: string;
  help?: string;
  /** The list of the screen that is shown; otherwise that of the call at `path`. */
  from?: string;
  path?: string;
  list?: string;
  failure?: string;
  /** The property that tells entries apart; `id` when absent. */
  key?: string;
  picture?: PictureOptions;
  columns: readonly Column[];
  facts?: readonly Column[];
  /** Sentences below an entry, which may say `{property}` of a column. */
  notes?: readonly { when: string; text: string }[];
  empty: string;
  /** While `while` is true of an entry, the list is read again after `every` milliseconds. */
  refresh?: { while: Expression; every: number };
  /** The button above the list. */
  create?: Action;
  /** The buttons of each entry. */
  actions?: readonly Action[];
}
