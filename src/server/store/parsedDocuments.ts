import type { DocumentRow } from './schema/tables.ts';
import type { StoredDocument } from './storedDocument.ts';

/** Characters of JSON whose values are kept. */
const MAX_LENGTH = 16_000_000;

/** Parses documents. What has not changed since is the same object, so that what is made of it can be kept as well. */
export type ParseDocument = (
  row: Pick<DocumentRow, 'guild_id' | 'document' | 'revision' | 'version' | 'value'>,
) => StoredDocument;

export function createParseDocument(): ParseDocument {
  const kept = new Map<string, { text: string; stored: StoredDocument }>();
  let length = 0;
  return ({ guild_id, document, revision, version, value: text }) => {
    const key = `${guild_id} ${document}`;
    const known = kept.get(key);
    // In a database that was restored from a dump, revisions alone do not tell.
    if (known?.text === text && known.stored.revision === revision && known.stored.version === version)
      return known.stored;
    const stored = frozen({ revision, version, value: JSON.parse(text) });
    length += text.length - (known?.text.length ?? 0);
    if (length > MAX_LENGTH) {
      kept.clear();
      length = text.length;
    }
    kept.set(key, { text, stored });
    return stored;
  };
}

/** Freezes a value with all its parts: it is shared. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
