import type { Json } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';

/** A module that would stop working, because another one that it needs is turned off. */
export interface Stopped {
  title: string;
  /** What it needs. */
  message: string;
  /** The setting that turns the other one off. */
  path: string;
}

/** What the answer of a preview says would stop working. */
export function toStopped(value: Json | undefined): Stopped[] {
  return (Array.isArray(value) ? value : []).flatMap((one) =>
    isObject(one) ? [{ title: String(one.title), message: String(one.message), path: String(one.path) }] : [],
  );
}
