import { readFileSync } from 'node:fs';
import { type ReactNode, useReducer, useState } from 'react';
import { metaSchemas } from '../../language/compile/meta/meta.ts';
import { StudioContext, type StudioContextValue } from '../app/StudioContext.ts';
import type { StudioCalls } from '../app/server.ts';
import type { ProjectAnswer } from '../model/answers.ts';
import { type DraftState, type OpenNode, opened, reduce } from '../model/draftState.ts';
import { filesOf } from '../server/project.ts';

export const metas: ProjectAnswer['metas'] = Object.fromEntries(metaSchemas);

/** The texts of all files of the product that the studio edits. */
export function productFiles(): Record<string, string> {
  return Object.fromEntries(filesOf(process.cwd()).map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Answers that say nothing, for parts that ask the studio's server. */
export const SILENT: StudioCalls = {
  project: () => new Promise(() => {}),
  screen: () => new Promise(() => {}),
  samples: async () => [],
  landing: () => new Promise(() => {}),
  legal: () => new Promise(() => {}),
  menu: () => new Promise(() => {}),
  findings: async () => [],
  reach: () => new Promise(() => {}),
  translations: async () => ({}),
  rename: () => new Promise(() => {}),
  expression: async () => ({ completions: [], rows: [] }),
  reference: async () => '',
  save: () => new Promise(() => {}),
};

/** What tests see of the state that the parts around them share. */
export interface SharedState {
  state: DraftState;
  /** How often a part has changed files. */
  changes: number;
  select(selection: OpenNode): void;
}

interface StudioForTestsProps {
  files: Readonly<Record<string, string>>;
  selection: OpenNode;
  /** Is given the state with each drawing. */
  held: { current?: SharedState };
  findings?: StudioContextValue['findings'];
  calls?: Partial<StudioCalls>;
  children: ReactNode;
}

/** The studio around one of its parts, with the state of the real one. */
export function StudioForTests({ files, selection, held, findings = [], calls, children }: StudioForTestsProps) {
  const [state, dispatch] = useReducer(reduce, opened(files, selection));
  const [unfinished] = useState<StudioContextValue['unfinished']>(() => new Map());
  const select = (chosen: OpenNode) => dispatch({ type: 'select', selection: chosen });
  held.current = { state, changes: held.current?.changes ?? 0, select };
  const context: StudioContextValue = {
    state,
    metas,
    calls: { ...SILENT, ...calls },
    findings,
    reach: [],
    unfinished,
    change: (changes, about, chosen) => {
      if (held.current) held.current.changes += 1;
      dispatch({ type: 'change', changes, about, at: Date.now(), ...(chosen && { selection: chosen }) });
    },
    select,
  };
  return <StudioContext value={context}>{children}</StudioContext>;
}
