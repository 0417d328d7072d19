/** How many servers, and which, if that was asked for. */
export interface Counted {
  servers: number;
  ids?: readonly string[];
}

/** Counts different servers, which come one after the other. Their ids are kept only if they are asked for. */
export class ServerCount {
  servers = 0;
  readonly ids: string[] | undefined;
  #last: string | undefined;

  constructor(withIds: boolean) {
    this.ids = withIds ? [] : undefined;
  }

  add(guild: string): void {
    if (guild === this.#last) return;
    this.#last = guild;
    this.servers += 1;
    this.ids?.push(guild);
  }
}

/** Counts by key, in the order in which keys come up. */
export class Counts<Key> {
  readonly #counts = new Map<Key, ServerCount>();

  constructor(readonly withIds: boolean) {}

  of(key: Key): ServerCount {
    const known = this.#counts.get(key) ?? new ServerCount(this.withIds);
    this.#counts.set(key, known);
    return known;
  }

  *[Symbol.iterator](): Iterator<[Key, ServerCount]> {
    yield* this.#counts;
  }
}

export function countOf({ servers, ids }: ServerCount): Counted {
  return { servers, ...(ids && { ids }) };
}

/** The most servers first, and those with as many by name, regardless of who counted them. */
export function byServers<Entry extends Counted>(nameOf: (entry: Entry) => string) {
  return (one: Entry, other: Entry): number =>
    other.servers - one.servers || nameOf(one).localeCompare(nameOf(other), 'en');
}
