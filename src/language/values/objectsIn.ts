import type { SettingsDocument } from '../model.ts';
import { isObject } from './isObject.ts';
import type { Pointer } from './pointer.ts';

/** Every object in a value, at any depth, with its pointer: outer ones before those inside of them. */
export function objectsIn(value: unknown, pointer: Pointer = []): [object: SettingsDocument, pointer: Pointer][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => objectsIn(entry, [...pointer, index]));
  if (!isObject(value)) return [];
  return [[value, pointer], ...Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...pointer, key]))];
}
