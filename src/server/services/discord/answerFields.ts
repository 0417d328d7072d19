import { isObject } from '../../../language/values/isObject.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';

/** An object in an answer of Discord, not yet checked. */
export type Fields = Record<string, unknown>;

/** Reads a field of an answer. @throws UpstreamUnavailable if it is missing or invalid */
export function readField<Value>(fields: Fields, name: string, is: (value: unknown) => value is Value): Value {
  const value = fields[name];
  if (!is(value)) throw new UpstreamUnavailable(`An answer has no usable ${name}`);
  return value;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isId = (value: unknown): value is string => isText(value) && /^\d{1,20}$/.test(value);
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isBits = (value: unknown): value is string => isText(value) && /^\d{1,40}$/.test(value);
export const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isOptionalText = (value: unknown): value is string | null | undefined => value == null || isText(value);

/** @throws UpstreamUnavailable if an answer, or a part of it, is not an object */
export function toFields(value: unknown): Fields {
  if (!isObject(value)) throw new UpstreamUnavailable('An answer is not an object');
  return value;
}

/** @throws UpstreamUnavailable if an answer, or a part of it, is not a list of objects */
export function toRows(value: unknown): Fields[] {
  if (!isList(value)) throw new UpstreamUnavailable('An answer is not a list');
  return value.map(toFields);
}
