import type { Example } from '../../../language/compile/lint/types.ts';
import { defaultsOf } from '../../../language/documents/defaults.ts';
import { fromWire, toWire } from '../../../language/documents/wire.ts';
import type { CompiledModule, DocumentCall, Json, ListCall, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { rolledOut } from '../../../language/rollouts/rolledOut.ts';
import { rolloutsOf } from '../../../language/rollouts/rolloutsOf.ts';
import { masterSwitch } from '../../../language/screens/masterSwitch.ts';
import { isObject } from '../../../language/values/isObject.ts';
import type { Answer, Api } from '../../../renderer/calls/api.ts';
import { AVATAR_PATH, callUrl, guildPath } from '../../../renderer/calls/paths.ts';
import { categories, channels, readMembers, roles, voiceChannels } from '../../../renderer/widgets/sampleServer.ts';
import { DEFAULTS, type ScreenSettings, VISITORS } from './settings.ts';

export const GUILD = '1';

/** A server of an owner, in memory: what a screen loads from it follows from what the modules declare. */
export interface SampleServer extends Api {
  /** What was saved, so that it is there again after the screen has changed. */
  saved: Map<string, SettingsDocument>;
}

/** @param saved what was saved before, on this server and on those that other choices show */
export function sampleServer(
  module: CompiledModule,
  uses: readonly CompiledModule[],
  settings: ScreenSettings,
  example: Example | undefined,
  saved: Map<string, SettingsDocument>,
): SampleServer {
  const { plan, visitor, reached = false } = settings;
  const keyOf = ({ spec }: CompiledModule, call: DocumentCall) =>
    JSON.stringify([example?.name ?? settings.example, spec.id, call.id]);
  const pathsOf = ({ spec }: CompiledModule) => (reached ? rolloutsOf(spec).map(({ path }) => path) : []);
  const bodies = new Map<string, Json>();
  const { rights } = VISITORS[visitor];
  const permissions: SettingsDocument = {
    ...rights,
    plan,
    is_premium: plan !== module.spec.plans[0],
    admin_modify: rights.can_modify,
    modules: {},
    rollouts: Object.fromEntries([module, ...uses].map((one) => [one.spec.id, pathsOf(one)])),
  };
  for (const other of uses)
    addDocuments(other, { ...switchedOn(other), ...example?.context?.modules?.[other.spec.id] });
  const shown = example?.document ?? (settings.example === DEFAULTS ? {} : enabled(module));
  addDocuments(module, shown);
  bodies.set(guildPath(GUILD, 'permissions/'), permissions);
  // Entries of lists are JSON, which their types do not say.
  const listed = (own: readonly object[] | null | undefined, sample: readonly object[]) =>
    own === null ? null : ([...(own ?? []).map((one) => ({ name: 'From the example', ...one })), ...sample] as Json);
  const { context = {} } = example ?? {};
  bodies.set(guildPath(GUILD, 'roles/'), { roles: listed(withRank(context.roles), roles), bot_roles: ['20'] });
  bodies.set(guildPath(GUILD, 'channels/'), { channels: listed(typed(context.channels, 0), channels) });
  bodies.set(guildPath(GUILD, 'voice-channels/'), { channels: listed(typed(context.voiceChannels, 2), voiceChannels) });
  bodies.set(guildPath(GUILD, 'categories/'), { categories: listed(context.categories, categories) });
  bodies.set(guildPath(GUILD, 'emojis/'), { emojis: [] });
  bodies.set(AVATAR_PATH, { avatar_url: null });
  for (const list of Object.values(module.spec.lists ?? {}))
    bodies.set(callUrl(module.spec, GUILD, list.path), sampleEntries(list));

  function addDocuments(declared: CompiledModule, values: SettingsDocument): void {
    const { spec } = rolledOut(declared, pathsOf(declared));
    const resolved = resolveForPlan(spec, plan);
    for (const call of spec.calls?.documents ?? []) {
      const stored = { ...defaultsOf(resolved), ...values, ...saved.get(keyOf(declared, call)) };
      const fields = toWire(resolved, call, stored);
      const answered = {
        ...factsOf(call),
        ...(call.load.nested === undefined ? fields : { [call.load.nested]: fields }),
      };
      if (call.load.from === 'permissions') Object.assign(permissions, answered);
      else bodies.set(guildPath(GUILD, call.load.path), answered);
    }
  }

  const answer = (status: number, body: Json): Answer => ({
    status,
    body,
    etag: '"1"',
  });
  return {
    saved,
    async get(path) {
      if (path.startsWith(guildPath(GUILD, 'members/'))) return answer(200, await readMembers(path));
      const body = bodies.get(path.split('?', 1)[0] ?? path);
      return body === undefined ? answer(404, null) : answer(200, structuredClone(body));
    },
    async post(path, body) {
      const call = module.spec.calls?.documents.find((one) => guildPath(GUILD, one.save.path) === path);
      if (!call || !isObject(body)) return answer(200, { success: true });
      const resolved = resolveForPlan(rolledOut(module, pathsOf(module)).spec, plan);
      const { values } = fromWire(resolved, call, body);
      const key = keyOf(module, call);
      saved.set(key, { ...saved.get(key), ...values });
      addDocuments(module, shown);
      return answer(200, { success: true });
    },
  };
}

/** The switch of the module itself is on, because most settings are folded while it is off. */
function enabled({ spec }: CompiledModule): SettingsDocument {
  const name = masterSwitch(spec);
  return name === undefined ? {} : { [name]: true };
}

/** Other modules are in use on the sample server, so that what needs them can be seen. */
function switchedOn({ spec }: CompiledModule): SettingsDocument {
  const switches = Object.entries(spec.settings.properties).filter(([, { type }]) => type === 'boolean');
  return Object.fromEntries(switches.map(([name]) => [name, true]));
}

/** What the bot reports, and what else a response carries. */
function factsOf({ reported = {} }: DocumentCall): SettingsDocument {
  return Object.fromEntries(Object.entries(reported).map(([name, value]) => [name, value.default]));
}

function withRank(own: NonNullable<Example['context']>['roles']) {
  return own?.map((role) => ({ color: 0, icon: null, managed: false, position: 1, permissions: [], ...role }));
}

function typed(own: NonNullable<Example['context']>['channels'], type: number) {
  return own?.map((channel) => ({ type, ...channel }));
}

const ENTRIES = ['First', 'Second', 'Third'];

/** Entries of a list that a screen declares, made of the types of their properties. */
function sampleEntries({ entries }: ListCall): Json {
  return ENTRIES.map((name, index) =>
    Object.fromEntries(Object.entries(entries).map(([key, { type }]) => [key, sampleValue(key, type, name, index)])),
  );
}

function sampleValue(key: string, type: string | readonly string[], name: string, index: number): Json {
  switch ([type].flat()[0]) {
    case 'string':
      return key === 'id' || key.endsWith('_id') ? `${100 + index}` : Array.isArray(type) ? null : name;
    case 'boolean':
      return index === 0;
    case 'array':
      return [];
    default:
      return index + 1;
  }
}
