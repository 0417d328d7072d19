import type { SettingsDocument } from '../model.ts';

export function isObject(value: unknown): value is SettingsDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
