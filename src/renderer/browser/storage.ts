/** The browser's storage, which may be full or forbidden: reading then gives null and writing does nothing. */

export function readStored(key: string): string | null {
  return read(() => localStorage, key);
}

/** Null removes what is stored. */
export function writeStored(key: string, value: string | null): void {
  write(() => localStorage, key, value);
}

/** What is stored for this tab alone, for as long as it is open. */
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

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The page works without it; the choice lasts until the next load.
  }
}
