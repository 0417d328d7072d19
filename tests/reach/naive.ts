import { toWire } from '../../src/language/documents/wire.ts';
import type { CompiledModule, Context, SettingsDocument } from '../../src/language/model.ts';
import { unmetRequirement } from '../../src/language/resolved/requirements.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { Refusal } from '../../src/server/answers/refusal.ts';
import { validateBody } from '../server/validateBody.ts';
import { currentOf, DAY, type GeneratedServer, keptOf, NOW, type Version } from './generated.ts';

/** The plan of a server at a time. */
export function planOf({ premium }: GeneratedServer, at: number): 'free' | 'premium' {
  return premium && premium.from <= at && (premium.to === null || premium.to > at) ? 'premium' : 'free';
}

/** The newest settings of a module of a server; empty if there are none. */
export function settingsOf(server: GeneratedServer, document: string): SettingsDocument {
  return currentOf(server).get(document)?.value ?? {};
}

/** How many servers on a plan have settings of which something holds, counted one by one. */
export function countNaively(
  servers: readonly GeneratedServer[],
  plan: 'free' | 'premium',
  document: string,
  holds: (settings: SettingsDocument) => boolean,
): string[] {
  return servers
    .filter((server) => planOf(server, NOW) === plan && holds(settingsOf(server, document)))
    .map(({ guild }) => guild);
}

/** The documents of other modules that it takes to validate one. */
const READS: Readonly<Record<string, string[]>> = { 'welcomeLeave.settings': ['customize.settings'] };

/** The saves of the last 30 days, each sent once more to the validation of the server. */
export function replayNaively(
  servers: readonly GeneratedServer[],
  states: Record<'before' | 'after', (document: string) => CompiledModule | undefined>,
): { judged: number; unknown: number; refused: number; sentences: Map<string, { saves: number; ids: Set<string> }> } {
  const counts = { judged: 0, unknown: 0, refused: 0 };
  const sentences = new Map<string, { saves: number; ids: Set<string> }>();
  for (const server of servers) {
    for (const [index, version] of server.versions.entries()) {
      if (version.at < NOW - 30 * DAY || !states.after(version.document)) continue;
      const read = [version.document, ...(READS[version.document] ?? [])];
      if (read.some((document) => isForgotten(server, document, index))) {
        counts.unknown += 1;
        continue;
      }
      counts.judged += 1;
      const earlier = server.versions.slice(0, index).filter(({ document }) => document === version.document);
      const stored = earlier.at(-1)?.value ?? {};
      const [was, is] = (['before', 'after'] as const).map((state) =>
        refusalOf(states[state](version.document), planOf(server, version.at), version, stored),
      );
      if (!is || is.length === 0 || (was && was.length > 0)) continue;
      counts.refused += 1;
      for (const sentence of new Set(is)) {
        const known = sentences.get(sentence) ?? { saves: 0, ids: new Set<string>() };
        sentences.set(sentence, { saves: known.saves + 1, ids: known.ids.add(server.guild) });
      }
    }
  }
  return { ...counts, sentences };
}

/** Whether what was stored of a document before a save is not in the history any more. */
function isForgotten(server: GeneratedServer, document: string, index: number): boolean {
  const before = server.versions.slice(0, index).findLast((one) => one.document === document);
  return before !== undefined && !keptOf(server).includes(before);
}

/** The sentences with which the server refuses a save, through its calls. */
function refusalOf(
  module: CompiledModule | undefined,
  plan: string,
  { value, at }: Version,
  storedSettings: SettingsDocument,
): string[] {
  const call = module?.spec.calls?.documents.find(({ id }) => id === 'settings');
  if (!module || !call) return [];
  const context: Context = {
    plan,
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: { id: '1', roles: null, channels: null, voiceChannels: null, categories: null },
    // Nothing that is generated depends on what another module says.
    modules: { customize: {}, economy: {} },
    now: () => at / 1000,
  };
  const unmet = unmetRequirement(module, context);
  if (unmet) return [unmet.message];
  const resolved = resolveModule(module, context);
  try {
    validateBody({ module: resolved, call, body: toWire(resolved, call, value), storedSettings });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problems = (error.details.problems ?? []).map(({ message }) => String(message));
    return problems;
  }
}
