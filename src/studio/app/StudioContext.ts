import { createContext, useContext } from 'react';
import type { Pointer } from '../../language/values/pointer.ts';
import type { ReachAnswer, StudioFinding } from '../model/answers.ts';
import type { DraftState, FileChange, OpenNode } from '../model/draftState.ts';
import type { Metas } from '../model/places.ts';
import type { StudioCalls } from './server.ts';

/** What is typed in a field whose value is made from it. */
export interface Typed {
  text: string;
  /** The value in the file while this is typed. */
  value: unknown;
  /** Whether the text is no value yet. */
  isWrong: boolean;
}

/** A text that is no value yet, and its place. */
export interface Unfinished extends Typed {
  file: string;
  pointer: Pointer;
}

/** What the parts of the studio share. */
export interface StudioContextValue {
  state: DraftState;
  metas: Metas;
  calls: StudioCalls;
  findings: readonly StudioFinding[];
  /** The changes that reach servers in the store. */
  reach: ReachAnswer['changes'];
  /** Texts that are no values yet, and so are in no file. */
  unfinished: Map<string, Unfinished>;
  /** Changes files at once. @param about what the change is about: changes about the same follow each other as one step */
  change(changes: readonly FileChange[], about: string, selection?: OpenNode): void;
  select(selection: OpenNode): void;
}

export const StudioContext = createContext<StudioContextValue | null>(null);

export function useStudio(): StudioContextValue {
  const value = useContext(StudioContext);
  if (!value) throw new Error('A part of the studio needs a StudioContext around it.');
  return value;
}
