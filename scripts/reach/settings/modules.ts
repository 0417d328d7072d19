import type { CompiledModule, Context, Plan, SettingsDocument } from '../../../src/language/model.ts';
import { view } from '../../../src/language/resolved/view.ts';
import { reachedIn } from '../../../src/language/rollouts/reachedIn.ts';
import { rolloutsOf } from '../../../src/language/rollouts/rolloutsOf.ts';
import { inServer } from '../../../src/server/services/settings/inServer.ts';
import { effectiveIn, readNames, settingsIn } from '../../../src/server/services/settings/stored.ts';
import type { StoredDocument } from '../../../src/server/store/storedDocument.ts';
import { resolvedIn, unmetIn } from '../../changes/evidence/validation.ts';
import type { SchemaState } from '../../changes/states.ts';
import { originsOf } from '../../generate/modules/origins.ts';
import type { Held } from './effects.ts';

/** A module in one state of the schemas, as the server reads what is stored of it. */
export interface ModuleOfStore {
  compiled: CompiledModule;
  /** The modules that its expressions read. */
  used: readonly CompiledModule[];
  /** The stored names of all documents that it takes to read its settings. */
  names: readonly string[];
  /** Another state that reads the same from what is stored, so that it is read once. */
  readAs?: CompiledModule;
  /** Which rollouts have reached the server that it is for; empty if none have. */
  variant: string;
}

type Documents = ReadonlyMap<string, StoredDocument>;

/** A server does not store its lists at Discord, and everybody who saves may change everything. */
const SOMEBODY = {
  user: { is_owner: true, is_admin: true, can_modify: true },
  guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null, members: null, botRoles: null },
} satisfies Pick<Context, 'user' | 'guild'>;

/** The modules of a state that store settings, by id. Modules that cannot be compiled are left out. */
export function storingModules({ project, modules }: SchemaState): Map<string, ModuleOfStore> {
  const compiled = new Map(
    project.modules.flatMap(({ id, compiled, spec }) => {
      const loaded = modules.find((one) => one.id === id);
      const isStored = compiled && loaded && (spec.calls?.documents.length ?? 0) > 0;
      return isStored ? [[id, { ...compiled, origins: originsOf(loaded, modules) }] as const] : [];
    }),
  );
  return new Map(
    [...compiled].map(([id, module]) => {
      const used = (module.spec.calls?.uses ?? []).flatMap((use) => compiled.get(use.module) ?? []);
      const names = [...new Set([module, ...used].flatMap(readNames))];
      return [id, { compiled: module, used, names, variant: '' }];
    }),
  );
}

const variants = new WeakMap<ModuleOfStore, Map<string, ModuleOfStore>>();

/** A module as it is in a server at a time: with what rollouts bring there. The same object where they bring the same. */
export function moduleIn(module: ModuleOfStore, guild: string, now: number): ModuleOfStore {
  const { compiled, used } = module;
  if ([compiled, ...used].every(({ spec }) => rolloutsOf(spec).length === 0)) return module;
  const variant = JSON.stringify([compiled, ...used].map(({ spec }) => reachedIn(spec, guild, now)));
  const known = variants.get(module) ?? new Map<string, ModuleOfStore>();
  variants.set(module, known);
  const made = known.get(variant) ?? {
    ...module,
    variant,
    compiled: inServer(compiled, guild, now),
    used: used.map((one) => inServer(one, guild, now)),
  };
  known.set(variant, made);
  return made;
}

/** Makes something once for each combination of the variants that modules have in servers. */
export function perVariant<Made>(
  modules: readonly ModuleOfStore[],
  make: (...inServer: ModuleOfStore[]) => Made,
): (guild: string, now: number) => Made {
  const known = new Map<string, { made: Made }>();
  return (guild, now) => {
    const own = modules.map((module) => moduleIn(module, guild, now));
    const key = own.map(({ variant }) => variant).join(' ');
    const found = known.get(key) ?? { made: make(...own) };
    known.set(key, found);
    return found.made;
  };
}

/** The time at which settings are validated, in milliseconds since 1970. It may be set again, since nothing keeps what it says. */
export interface SettableClock {
  now: number;
}

/** How many combinations of other modules' settings are kept. */
const KEPT = 500;

/** The context of a module on one plan, in any number of servers: the same object wherever it reads the same. */
export function contexts({ used }: ModuleOfStore, plan: Plan, clock: SettableClock): (documents: Documents) => Context {
  const known = new Map<string, Context>();
  const names = [...new Set(used.flatMap(readNames))];
  return (documents) => {
    const key = names.length === 0 ? '' : JSON.stringify(names.map((name) => documents.get(name)?.value));
    const found = known.get(key);
    if (found) return found;
    const made = { ...SOMEBODY, plan, modules: effectiveIn(documents, used, plan), now: () => clock.now / 1000 };
    if (known.size >= KEPT) known.clear();
    known.set(key, made);
    return made;
  };
}

/** Reads the settings of one module on one plan, in any number of servers. */
export function reader(module: ModuleOfStore, plan: Plan, clock: SettableClock): (documents: Documents) => Held {
  const { compiled } = module;
  const contextIn = contexts(module, plan, clock);
  return (documents) => {
    const context = contextIn(documents);
    const inContext = resolvedIn(compiled, context);
    const settings = settingsIn(documents, module.readAs ?? compiled).storedSettings;
    let document: SettingsDocument | undefined;
    return {
      module: inContext,
      settings,
      // Most servers have nothing for which the earlier state is asked.
      get document() {
        document ??= view(inContext, settings);
        return document;
      },
      closed: unmetIn(compiled, context),
    };
  };
}

/** Gives an earlier state of a module the later one for reading, where both read what is stored in the same way. */
export function sharing(before: ModuleOfStore, after: ModuleOfStore): ModuleOfStore {
  const [old, now] = [before.compiled, after.compiled].map(({ migrations, origins, spec }) => ({
    ...{ migrations, origins, formerDocuments: spec.calls?.formerDocuments },
    documents: spec.calls?.documents.map(({ id, fields }) => ({ id, fields })),
  }));
  return JSON.stringify(old) === JSON.stringify(now) ? { ...before, readAs: after.compiled } : before;
}
