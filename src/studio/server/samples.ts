import { readFileSync } from 'node:fs';
import { loadProject } from '../../../scripts/check/schemas/project.ts';
import { checkShapes } from '../../../scripts/check/schemas/shapes.ts';
import { type ModuleOfStore, reader, storingModules } from '../../../scripts/reach/settings/modules.ts';
import type { Example } from '../../language/compile/lint/types.ts';
import { referencesIn } from '../../language/documents/references.ts';
import { type ListName, listsOf } from '../../language/fields/targets.ts';
import type { Plan, SettingsDocument } from '../../language/model.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { isObject } from '../../language/values/isObject.ts';
import { FILE_FORMAT, FILE_TYPE, type SettingsFile } from '../../server/api/settingsFile.ts';
import { namesOf } from '../../server/services/settings/stored.ts';
import type { Store } from '../../server/store/store.ts';
import type { StoredDocument } from '../../server/store/storedDocument.ts';
import type { DraftedProject } from './project.ts';

/** What is stored of one server. */
export interface SampledServer {
  name: string;
  plan: Plan;
  documents: ReadonlyMap<string, StoredDocument>;
  /** The names of what settings refer to, by `<kind>:<id>`, as far as they are known. */
  references?: Readonly<Record<string, string>>;
}

/** Finds servers that store settings of a module. */
export type FindServers = (module: ModuleOfStore) => Promise<SampledServer[]>;

/** How many servers are looked at, and how many of them are offered. */
const LOOKED_AT = 1000;
const OFFERED = 20;

/** The servers of a store with the most settings of a module, among its first thousand. Only reads. */
export function serversOfStore(store: Pick<Store, 'servers' | 'subscriptions'>, now = Date.now): FindServers {
  return async ({ names }) => {
    const found: (SampledServer & { size: number })[] = [];
    let seen = 0;
    for await (const page of store.servers.pages()) {
      const [plans, documents] = await Promise.all([
        store.subscriptions.plansOf(page.guilds, now()),
        store.servers.documents(page, names),
      ]);
      for (const [guild, own] of documents) {
        const size = JSON.stringify([...own.values()].map(({ value }) => value)).length;
        found.push({ name: `Server ${guild}`, plan: plans.get(guild) ?? '', documents: own, size });
      }
      seen += page.guilds.length;
      if (seen >= LOOKED_AT) break;
    }
    return found.sort((a, b) => b.size - a.size).slice(0, OFFERED);
  };
}

/**
 * The server whose settings were exported into a file. The file does not say its plan: it is the highest.
 * @throws Error if it is no file of settings
 */
export function serverOfFile(path: string): FindServers {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSettingsFile(file)) throw new Error(`'${path}' is no file of settings.`);
  const { server = 'Exported settings', modules, references } = file;
  return async ({ compiled, used }) => {
    const documents = [compiled, ...used].flatMap((module) => {
      const own = modules[module.spec.id];
      if (!own || own.version > module.migrations.length) return [];
      // A file does not say in which document a setting was, so each has them all.
      const stored = { revision: 0, version: own.version, value: own.settings };
      return namesOf(module).map((name): [string, StoredDocument] => [name, stored]);
    });
    const plan = compiled.spec.plans.at(-1) ?? '';
    const sampled: SampledServer = {
      name: server,
      plan,
      documents: new Map(documents),
      ...(references && { references }),
    };
    return modules[compiled.spec.id] ? [sampled] : [];
  };
}

function isSettingsFile(file: unknown): file is SettingsFile {
  return isObject(file) && file.type === FILE_TYPE && file.format === FILE_FORMAT && isObject(file.modules);
}

/** What servers store, as examples of modules. It is read once for each module until the schemas change. */
export class StoredSamples {
  readonly #known = new Map<string, Promise<Example[]>>();

  constructor(
    readonly project: DraftedProject,
    readonly sources: readonly FindServers[],
  ) {}

  /** The stored settings of the module in a folder, migrated; none if it stores nothing or cannot be compiled. */
  of(folder: string): Promise<Example[]> {
    const known = this.#known.get(folder);
    if (known) return known;
    const reading = this.#read(folder);
    this.#known.set(folder, reading);
    // The store may be there again the next time.
    reading.catch(() => this.#known.get(folder) === reading && this.#known.delete(folder));
    return reading;
  }

  /** Forgets what was read, because the schemas have changed. */
  forget(): void {
    this.#known.clear();
  }

  async #read(folder: string): Promise<Example[]> {
    if (this.sources.length === 0) return [];
    const sources = this.project.sources({});
    const loaded = loadProject(sources, checkShapes(sources));
    const module = loaded && storingModules({ sources, ...loaded }).get(folder.slice(folder.lastIndexOf('/') + 1));
    if (!module || !folder.startsWith('schemas/modules/')) return [];
    const found = await Promise.all(this.sources.map((find) => find(module)));
    return found.flat().flatMap((server): Example[] => {
      const held = reader(module, server.plan, { now: Date.now() })(server.documents);
      if (Object.keys(held.settings).length === 0) return [];
      return [
        {
          name: server.name,
          plan: server.plan,
          document: held.settings,
          context: {
            modules: held.module.context.modules ?? {},
            ...listsFor(held.module, held.settings, server.references ?? {}),
          },
        },
      ];
    });
  }
}

/** Lists with what settings refer to, so that nothing looks as if it were deleted. */
function listsFor(
  module: ResolvedModule,
  settings: SettingsDocument,
  names: Readonly<Record<string, string>>,
): Partial<Record<ListName, { id: string; name?: string }[]>> {
  const lists: Partial<Record<ListName, { id: string; name?: string }[]>> = {};
  for (const { kind, id, field } of referencesIn(module, settings)) {
    const name = names[`${kind}:${id}`] ?? id;
    for (const list of field.refers ? listsOf(field.refers) : []) {
      const own = lists[list] ?? [];
      if (!own.some((one) => one.id === id)) lists[list] = [...own, { id, name }];
    }
  }
  return lists;
}
