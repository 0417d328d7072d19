import type { ReferenceKind } from '../../language/documents/references.ts';
import type { Json } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';

/** What proposed settings refer to and a server does not have, as previews list it. */
export type Missing = Record<string, Json> & { key: string; kind: ReferenceKind; target: string | null };

/** The choices of replacements, by the key of what is missing. Null leaves out what refers to it. */
export type Mapping = Readonly<Record<string, string | null>>;

/** What is missing in the answer of a preview. */
export function toMissing(value: unknown): Missing[] {
  return Array.isArray(value) ? value.filter((one): one is Missing => isObject(one)) : [];
}

/** What is missing once a replacement has been chosen. */
export function withTarget<Shown extends { missing: readonly Missing[] }>(
  shown: Shown,
  key: string,
  target: string | null,
): Shown {
  return { ...shown, missing: shown.missing.map((one) => (one.key === key ? { ...one, target } : one)) };
}
