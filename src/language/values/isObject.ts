import type { SettingsDocument } from '../model.ts';

/** Whether a value is an object, and neither null nor an array. */
export function isObject(value: unknown): value is SettingsDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
