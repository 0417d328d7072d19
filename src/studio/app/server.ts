import type { Example } from '../../language/compile/lint/types.ts';
import type {
  BrokenAnswer,
  Drafts,
  ExpressionAnswer,
  LandingAnswer,
  ProjectAnswer,
  ReachAnswer,
  SaveAnswer,
  SaveRequest,
  ScreenAnswer,
  StudioFinding,
} from '../model/answers.ts';
import type { Pointer } from '../model/places.ts';

/** The calls of the studio's server. Each rejects if it cannot be made. */
export interface StudioCalls {
  project(): Promise<ProjectAnswer>;
  screen(drafts: Drafts, folder: string, language: string): Promise<ScreenAnswer | BrokenAnswer>;
  /** What servers store of the module in a folder. */
  samples(folder: string): Promise<Example[]>;
  landing(drafts: Drafts, language: string): Promise<LandingAnswer | BrokenAnswer>;
  findings(drafts: Drafts): Promise<StudioFinding[]>;
  /** Rejects also if `signal` aborts. */
  reach(drafts: Drafts, signal: AbortSignal): Promise<ReachAnswer>;
  translations(drafts: Drafts): Promise<Record<string, string>>;
  expression(drafts: Drafts, folder: string, pointer: Pointer): Promise<ExpressionAnswer>;
  save(request: SaveRequest): Promise<SaveAnswer>;
}

async function call<Result>(path: string, body?: object, signal?: AbortSignal): Promise<Result> {
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(signal && { signal }),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The studio's server answered ${response.status}: ${await response.text()}`);
  // The server's own answers have the types that it declares.
  return (await response.json()) as Result;
}

export const server: StudioCalls = {
  project: () => call('project'),
  screen: (drafts, folder, language) => call('screen', { drafts, folder, language }),
  samples: (folder) => call('samples', { folder }),
  landing: (drafts, language) => call('landing', { drafts, language }),
  findings: (drafts) => call('findings', { drafts }),
  reach: (drafts, signal) => call('reach', { drafts }, signal),
  translations: (drafts) => call('translations', { drafts }),
  expression: (drafts, folder, pointer) => call('expression', { drafts, folder, pointer }),
  save: (request) => call('save', request),
};
