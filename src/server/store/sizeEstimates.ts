/** Milliseconds after which a size is measured again, since other processes write as well. */
const LIFETIME = 10_000;
/** How many guilds are remembered. */
const MAX_GUILDS = 10_000;

/** How large the histories of guilds may be at most, as far as this process knows. Measuring one reads an entry per version. */
export interface SizeEstimates {
  /** Adds bytes that this process writes. @returns the size; infinite if it has to be measured */
  add(guild: string, bytes: number): number;
  /** Remembers a measured size. */
  set(guild: string, bytes: number): void;
}

/** @param clock a monotonic clock, in milliseconds */
export function createSizeEstimates(clock: () => number = () => performance.now()): SizeEstimates {
  const sizes = new Map<string, { bytes: number; until: number }>();
  return {
    add(guild, bytes) {
      const size = sizes.get(guild);
      if (!size || size.until <= clock()) return Number.POSITIVE_INFINITY;
      size.bytes += bytes;
      return size.bytes;
    },
    set(guild, bytes) {
      if (sizes.size >= MAX_GUILDS) sizes.clear();
      sizes.set(guild, { bytes, until: clock() + LIFETIME });
    },
  };
}
