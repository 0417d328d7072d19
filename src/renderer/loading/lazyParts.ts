type Load<Part> = () => Promise<{ default: Part }>;

/** Components that are loaded by name, before the screen that draws them is shown. */
export interface LazyParts<Part> {
  names: readonly string[];
  /** @throws if there is no part of that name, or its file could not be fetched */
  load(name: string): Promise<void>;
  /** @throws if the part has not been loaded */
  get(name: string): Part;
}

/** @param files how to load each part, by name */
export function lazyParts<Part>(kind: string, files: Readonly<Record<string, Load<Part>>>): LazyParts<Part> {
  const loaded = new Map<string, Part>();
  return {
    names: Object.keys(files),
    async load(name) {
      if (loaded.has(name)) return;
      const load = Object.hasOwn(files, name) ? files[name] : undefined;
      if (!load) throw new Error(`The renderer has no ${kind} called ${name}.`);
      loaded.set(name, (await load()).default);
    },
    get(name) {
      const part = loaded.get(name);
      if (!part) throw new Error(`The ${kind} ${name} is not loaded.`);
      return part;
    },
  };
}
