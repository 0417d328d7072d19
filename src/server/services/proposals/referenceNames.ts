import type { ReferenceKind } from '../../../language/documents/references.ts';

/** Names of roles, channels, members and emojis, by `<kind>:<id>`. */
export type ReferenceNames = ReadonlyMap<string, string>;

/** The key of something that settings refer to. */
export function referenceKey(kind: ReferenceKind, id: string): string {
  return `${kind}:${id}`;
}
