/** Access to browser storage. If it is full or blocked, reads return null and writes do nothing. */

export function readStored(key: string): string | null {
  return read(() => localStorage, key);
}

/**
 * Null removes the entry.
 * @returns whether it is stored
 */
export function writeStored(key: string, value: string | null): boolean {
  return write(() => localStorage, key, value);
}

/** Reads from the storage of this tab, which lasts until the tab is closed. */
export function readOfTab(key: string): string | null {
  return read(() => sessionStorage, key);
}

export function writeOfTab(key: string, value: string | null): void {
  write(() => sessionStorage, key, value);
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    // The page works without storage; the value is lost on the next load.
    return false;
  }
}

/** The keys of what is stored. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
