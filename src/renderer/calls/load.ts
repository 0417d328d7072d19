import { reportedValues } from '../../language/fields/reports.ts';
import { choosesMembers } from '../../language/fields/targets.ts';
import type {
  Calls,
  CompiledModule,
  DocumentCall,
  Field,
  GuildLists,
  Json,
  ReadableModule,
  Rights,
  SettingsDocument,
} from '../../language/model.ts';
import { includesPlan, reportedPlan } from '../../language/plans/planOrder.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { applyEffectsAt } from '../../language/resolved/effects.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { effectiveDocument, view } from '../../language/resolved/view.ts';
import { isObject } from '../../language/values/isObject.ts';
import { bodyOf, failureOf, type Reply, readBody, reply, succeeded } from './answer.ts';
import type { Api } from './api.ts';
import { carriesDocument, readDocument } from './documents.ts';
import { readDeclared, readLists } from './lists.ts';
import { guildPath } from './paths.ts';
import { withRollouts } from './rollouts.ts';
import { serverNow } from './serverClock.ts';

export interface LoadRequest {
  api: Api;
  module: CompiledModule;
  guildId: string;
  /** Loads a module whose documents the expressions of this one read. */
  loadModule(id: string): Promise<ReadableModule>;
  /** Whether a user is signed in, whose lists can be loaded. */
  signedIn?: boolean;
  /** The lists of the server as last loaded: used for those that cannot be loaded now. */
  known?: GuildLists;
}

/** Everything a screen starts with. */
export interface LoadedScreen {
  module: ResolvedModule;
  /** The view of the stored documents. */
  stored: SettingsDocument;
  /** What the form starts with: `stored` after the effects of loading. */
  saved: SettingsDocument;
  /** Fields whose stored value has a type that their control cannot show. They show their default, and are not saved. */
  undisplayable: string[];
  /** The revision of each document. */
  etags: Record<string, string | null>;
  /** Read-only values that came with the settings, and `botAvatar`. */
  facts: Record<string, Json>;
  /** The responses that the documents were loaded from, by path. */
  answers: Record<string, SettingsDocument>;
  /** Why settings could not be loaded. The form then shows defaults and is read-only. */
  unread: string[];
  /** Ids of other modules whose settings could not be loaded: requirements on them cannot be checked. */
  unknown: string[];
  /** Why lists of the server could not be loaded. The form works without them. */
  unlisted: string[];
}

/** A loaded screen, or why it could not be loaded. */
export type LoadOutcome =
  | { loaded: LoadedScreen }
  | {
      failure: string;
      /** The user's permissions and the server's plan are unknown. */
      ofRights?: boolean;
    };

interface Flags {
  rights: Rights;
  isPremium: boolean;
  /** The id of the plan, if the response has it. */
  plan: Json | undefined;
}

/** Reads the permissions response for a module. Null if it is incomplete: nothing is assumed. */
function flagsFrom(permission: Reply, moduleId: string): Flags | null {
  if (!succeeded(permission)) return null;
  const body = bodyOf(permission);
  if (!['is_owner', 'can_modify', 'is_premium'].every((name) => typeof body[name] === 'boolean')) return null;
  const isOwner = body.is_owner === true;
  const mayModify = isOwner || body.can_modify === true;
  const level = isObject(body.modules) ? body.modules[moduleId] : undefined;
  const granted = !mayModify && (level === 'view' || level === 'edit') ? level : undefined;
  return {
    rights: {
      is_owner: isOwner,
      is_admin: body.is_admin === true,
      can_modify: mayModify || granted === 'edit',
      ...(granted && { granted }),
    },
    isPremium: body.is_premium === true,
    plan: body.plan,
  };
}

/** Makes the calls of a screen in parallel and combines their responses. */
export function fetchScreen(request: LoadRequest): Promise<LoadOutcome> {
  return request.module.spec.screen.scope === 'user' ? loadUserScreen(request) : loadGuildScreen(request);
}

async function loadGuildScreen(request: LoadRequest): Promise<LoadOutcome> {
  const { api, module, guildId } = request;
  const { plans } = module.spec;
  const calls: Calls = module.spec.calls ?? { reads: [], documents: [], order: 'sequence', success: '', denied: '' };
  const fallback = calls.documents[0]?.load.failure ?? '';

  const permissions = reply(api.get(guildPath(guildId, 'permissions/')));
  const ask = async (call: DocumentCall): Promise<Reply | 'skipped'> => {
    if (call.load.from === 'permissions') return permissions;
    if (call.load.plan !== undefined) {
      const granted = flagsFrom(await permissions, module.spec.id);
      if (!granted || !includesPlan(plans, reportedPlan(plans, granted.isPremium, granted.plan), call.load.plan))
        return 'skipped';
    }
    return reply(api.get(guildPath(guildId, call.load.path)));
  };
  const [permission, lists, declared, uses, ...replies] = await Promise.all([
    permissions,
    readLists(api, guildId, calls.reads, fallback, { known: request.known }),
    readDeclared(api, module.spec, guildId),
    Promise.all((calls.uses ?? []).map((use) => readUse(request, use))),
    ...calls.documents.map(ask),
  ]);

  const flags = flagsFrom(permission, module.spec.id);
  if (!flags) return { failure: failureOf(permission, fallback), ofRights: true };
  const unread = new Set<string>();
  const bodies = new Map<DocumentCall, SettingsDocument>();
  const etags: Record<string, string | null> = {};
  for (const [index, call] of calls.documents.entries()) {
    const answer = replies[index] ?? null;
    if (answer === 'skipped') continue;
    if (answer && carriesDocument(module.spec, call, answer, flags.rights.is_owner)) {
      bodies.set(call, bodyOf(answer));
      etags[call.id] = answer.etag;
      continue;
    }
    const sentence = failureOf(answer, call.load.failure);
    if (call.load.onFailure !== 'defaults') return { failure: sentence };
    unread.add(sentence);
  }
  for (const { failure } of uses) if (failure !== undefined) unread.add(failure);
  const unlisted = [...lists.failures.values()];
  if (unlisted[0] !== undefined && calls.onReadFailure !== 'empty') return { failure: unlisted[0] };
  if (declared.failure !== undefined) return { failure: declared.failure };

  const facts = factsOf(calls.documents, bodies);
  const isPremium = typeof facts.is_premium === 'boolean' ? facts.is_premium : flags.isPremium;
  const plan = reportedPlan(plans, isPremium, flags.plan);
  const used: Record<string, SettingsDocument> = {};
  const terms = bodyOf(permission);
  for (const { id, module: other, values: known } of mergeUses(uses))
    used[id] = effectiveDocument(await withRollouts(other, terms), known, { plan, modules: {} });
  const now = () => serverNow() / 1000;
  const context = { plan, user: flags.rights, guild: lists.guild, modules: used, lists: declared.lists, now };
  const resolved = resolveModule(await withRollouts(module, terms), context);
  const values: SettingsDocument = {};
  const undisplayable: string[] = [];
  for (const [call, body] of bodies) {
    const read = readDocument(resolved, call, body);
    Object.assign(values, read.values);
    undisplayable.push(...read.undisplayable);
  }
  const stored = view(resolved, values);
  const { guild } = Object.values(module.spec.settings.properties).some(refersToMembers)
    ? await withMembers(request, resolved, stored)
    : resolved.context;
  return {
    loaded: {
      module: { ...resolved, context: { ...resolved.context, guild } },
      stored,
      saved: applyEffectsAt('load', resolved, stored),
      undisplayable,
      etags,
      answers: Object.fromEntries([...bodies].map(([call, body]) => [call.load.path, body])),
      facts: { ...facts, is_premium: isPremium, botAvatar: lists.botAvatar },
      unread: [...unread],
      unknown: uses.filter(({ failure }) => failure !== undefined).map(({ id }) => id),
      unlisted,
    },
  };
}

function refersToMembers({ refers, items, properties }: Field): boolean {
  const parts = [...(items ? [items] : []), ...Object.values(properties ?? {})];
  return (refers !== undefined && choosesMembers(refers)) || parts.some(refersToMembers);
}

/** The context with the members that settings refer to. The code is fetched only for modules with such settings. */
async function withMembers({ api, guildId }: LoadRequest, module: ResolvedModule, stored: SettingsDocument) {
  const { guildWithMembers } = await import('./members.ts');
  const read = (path: string) => readBody(api.get(guildPath(guildId, path)));
  return { guild: await guildWithMembers(read, module, stored) };
}

/** Loads a screen about the user: no server, no permissions, and a form that starts with its defaults. */
async function loadUserScreen({ api, module, signedIn = true }: LoadRequest): Promise<LoadOutcome> {
  const { lists, failure, signedOut } = signedIn
    ? await readDeclared(api, module.spec, '')
    : { lists: {}, signedOut: true };
  if (failure !== undefined && !signedOut) return { failure };
  const plan = module.spec.plans[0] ?? '';
  const resolved = resolveModule(module, {
    plan,
    user: { is_owner: false, is_admin: false, can_modify: true, signed_in: !signedOut },
    guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null },
    modules: {},
    lists,
    page: window.location.origin + window.location.pathname,
  });
  const stored = view(resolved, {});
  const saved = applyEffectsAt('load', resolved, stored);
  const nothing = { etags: {}, facts: {}, answers: {}, unread: [], unknown: [], unlisted: [], undisplayable: [] };
  return { loaded: { module: resolved, stored, saved, ...nothing } };
}

/**
 * The read-only values in the responses of the documents; the first response that has one counts. Values that the bot
 * reports default to their declared default.
 */
function factsOf(calls: readonly DocumentCall[], bodies: Map<DocumentCall, SettingsDocument>): SettingsDocument {
  const facts: SettingsDocument = {};
  for (const call of calls) {
    const body = bodies.get(call) ?? {};
    const nested = call.load.nested === undefined ? undefined : body[call.load.nested];
    const answered = { ...(isObject(nested) ? nested : {}), ...body };
    for (const name of call.load.adds ?? []) {
      if (answered[name] !== undefined && facts[name] === undefined) facts[name] = answered[name];
    }
    Object.assign(facts, reportedValues(call.reported ?? {}, answered));
  }
  return facts;
}

interface Use {
  id: string;
  module: ReadableModule;
  values: SettingsDocument;
  /** Why its settings could not be loaded. */
  failure?: string;
}

/** Loads a document of another module, using that module's call. */
async function readUse(request: LoadRequest, use: { module: string; document: string }): Promise<Use> {
  const module = await request.loadModule(use.module);
  const call = module.spec.calls?.documents.find(({ id }) => id === use.document);
  if (!call) throw new Error(`The module ${use.module} has no document ${use.document}`);
  const answer = await reply(request.api.get(guildPath(request.guildId, call.load.path)));
  if (!carriesDocument(module.spec, call, answer)) {
    return { id: use.module, module, values: {}, failure: failureOf(answer, call.load.failure) };
  }
  const moduleForPlan = resolveForPlan(module.spec, module.spec.plans[0] ?? '');
  return { id: use.module, module, values: readDocument(moduleForPlan, call, bodyOf(answer)).values };
}

function mergeUses(uses: readonly Use[]): Use[] {
  const merged = new Map<string, Use>();
  for (const use of uses) {
    const known = merged.get(use.id);
    merged.set(use.id, known ? { ...known, values: { ...known.values, ...use.values } } : use);
  }
  return [...merged.values()];
}
