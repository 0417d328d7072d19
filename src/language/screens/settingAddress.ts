import { rowKey } from '../documents/rows.ts';
import type { Migrations, Path, SettingsDocument } from '../model.ts';
import { fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';
import { formerAddresses } from './formerAddresses.ts';

/** The setting that an address names. */
export interface AddressedSetting {
  /** The setting, or the list around it if the entry is gone or the list has none. */
  path: Path;
  /** The entry that it would be in is not there. */
  missing?: 'entry';
}

/**
 * The address of a setting within its module: names and the keys of entries, joined by dots, as in `items.sword.price`. An
 * entry without a key of its own is named by its position.
 */
export function settingAddress(module: ModuleForPlan, document: SettingsDocument, path: Path): string {
  const parts: string[] = [];
  for (const [depth, name] of path.entries()) {
    if (typeof name === 'string') {
      parts.push(name);
      continue;
    }
    const part = entryAddress(keysOf(module, document, path.slice(0, depth)), name);
    if (part === undefined) break;
    parts.push(part);
  }
  return parts.join('.');
}

/** The inverse of {@link settingAddress}. `*` stands for the first entry of a list. Undefined if there is no such setting. */
export function settingAt(
  module: ModuleForPlan,
  document: SettingsDocument,
  address: string,
  migrations: Migrations = [],
): AddressedSetting | undefined {
  for (const candidate of formerAddresses(address.split('.'), migrations)) {
    const found = follow(module, document, candidate);
    if (found) return found;
  }
  return undefined;
}

function follow(
  module: ModuleForPlan,
  document: SettingsDocument,
  parts: readonly string[],
): AddressedSetting | undefined {
  const path: (string | number)[] = [];
  // What follows an entry that is not there has to exist all the same.
  const pattern: string[] = [];
  let missing: AddressedSetting | undefined;
  for (const part of parts) {
    const list = fieldAt(module, pattern);
    const isEntry = list?.items !== undefined;
    pattern.push(isEntry ? '*' : part);
    if (!fieldAt(module, pattern)) return undefined;
    if (missing) continue;
    const index = isEntry ? indexOf(keysOf(module, document, path), part) : undefined;
    if (isEntry && index === undefined) missing = { path: [...path], missing: 'entry' };
    else path.push(index ?? part);
  }
  return missing ?? { path };
}

/** The keys of a list's entries; undefined for those without one or with that of an entry before. */
function keysOf(module: ModuleForPlan, document: SettingsDocument, list: Path): (string | undefined)[] {
  const rows = getIn(document, list);
  const property = rowKey(fieldAt(module, list));
  const keys = (Array.isArray(rows) ? rows : []).map((row) => {
    const key = property !== undefined && isObject(row) ? row[property] : undefined;
    return typeof key === 'string' && key !== '' ? key : undefined;
  });
  return keys.map((key, index) => (keys.indexOf(key) === index ? key : undefined));
}

function entryAddress(keys: readonly (string | undefined)[], index: number): string | undefined {
  const key = keys[index];
  // Dots separate the parts, and `*` is the first entry.
  if (key !== undefined) return encodeURIComponent(key).replaceAll('.', '%2E').replaceAll('*', '%2A');
  return keys.includes(String(index)) ? undefined : String(index);
}

function indexOf(keys: readonly (string | undefined)[], part: string): number | undefined {
  // Not decoded: in a key it is escaped.
  if (part === '*') return keys.length > 0 ? 0 : undefined;
  const key = decoded(part);
  const index = key === undefined ? -1 : keys.indexOf(key);
  if (index >= 0) return index;
  return key !== undefined && /^\d+$/.test(key) && Number(key) < keys.length ? Number(key) : undefined;
}

/** Undefined for what no browser would have written. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
