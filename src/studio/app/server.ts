import type { Example } from '../../language/compile/lint/types.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import type {
  BrokenAnswer,
  DraftedFiles,
  DraftSaveRequest,
  ExpressionAnswer,
  LandingAnswer,
  LegalAnswer,
  LegalPageName,
  MenuAnswer,
  ProjectAnswer,
  ReachAnswer,
  RenameAnswer,
  SaveAnswer,
  ScreenAnswer,
  StudioFinding,
} from '../model/answers.ts';

/** Why the studio's server has not done what it was asked for. */
export class RefusedError extends Error {}

/** Why a call has failed, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof RefusedError ? error.message : 'the studio does not answer.';
}

/** The calls of the studio's server. Each rejects if it is refused, with {@link RefusedError}, or has no answer. */
export interface StudioCalls {
  project(): Promise<ProjectAnswer>;
  screen(drafts: DraftedFiles, folder: string, language: string): Promise<ScreenAnswer | BrokenAnswer>;
  /** What servers store of the module in a folder. */
  samples(folder: string): Promise<Example[]>;
  landing(drafts: DraftedFiles, language: string): Promise<LandingAnswer | BrokenAnswer>;
  legal(drafts: DraftedFiles, page: LegalPageName, language: string): Promise<LegalAnswer | BrokenAnswer>;
  menu(drafts: DraftedFiles, language: string): Promise<MenuAnswer | BrokenAnswer>;
  findings(drafts: DraftedFiles): Promise<StudioFinding[]>;
  /** Rejects also if `signal` aborts. */
  reach(drafts: DraftedFiles, signal: AbortSignal): Promise<ReachAnswer>;
  translations(drafts: DraftedFiles): Promise<Record<string, string>>;
  /** What it changes to give a setting of the module in a folder another name. */
  rename(drafts: DraftedFiles, folder: string, from: string, to: string): Promise<RenameAnswer>;
  expression(drafts: DraftedFiles, folder: string, pointer: Pointer): Promise<ExpressionAnswer>;
  /** The reference of the language, as Markdown. */
  reference(): Promise<string>;
  save(request: DraftSaveRequest): Promise<SaveAnswer>;
}

async function call<Result>(path: string, body?: object, signal?: AbortSignal): Promise<Result> {
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(signal && { signal }),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    throw new RefusedError(isJson ? (await response.json()).error : await response.text());
  }
  // The server's own answers have the types that it declares.
  return (await response.json()) as Result;
}

export const server: StudioCalls = {
  project: () => call('project'),
  screen: (drafts, folder, language) => call('screen', { drafts, folder, language }),
  samples: (folder) => call('samples', { folder }),
  landing: (drafts, language) => call('landing', { drafts, language }),
  legal: (drafts, page, language) => call('legal', { drafts, page, language }),
  menu: (drafts, language) => call('menu', { drafts, language }),
  findings: (drafts) => call('findings', { drafts }),
  reach: (drafts, signal) => call('reach', { drafts }, signal),
  translations: (drafts) => call('translations', { drafts }),
  rename: (drafts, folder, from, to) => call('rename', { drafts, folder, from, to }),
  expression: (drafts, folder, pointer) => call('expression', { drafts, folder, pointer }),
  reference: async () => (await call<{ text: string }>('reference')).text,
  save: (request) => call('save', request),
};
