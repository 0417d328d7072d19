import { readOfTab, readStored, writeOfTab, writeStored } from './storage.ts';

/** Values that are needed when the user returns from another site, to the same tab or, should the site open one, to another. */

export function remember(name: string, value: string): void {
  writeStored(name, value);
  writeOfTab(name, value);
}

/** What this tab remembered, or else the last that any did. */
export function remembered(name: string): string | null {
  return readOfTab(name) ?? readStored(name);
}

export function forget(name: string): void {
  // Another tab may still need what it remembered since.
  if (remembered(name) === readStored(name)) writeStored(name, null);
  writeOfTab(name, null);
}
