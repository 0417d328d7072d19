import type { StoredDocument } from '../../../src/server/store/storedDocument.ts';

/** How many contents are kept to be found again. */
const KEPT = 1000;
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Judges documents once for the same content of those with these names. */
export function perContent<Result>(
  names: readonly string[],
  judge: (documents: ReadonlyMap<string, StoredDocument>) => Result,
): typeof judge {
  const known = new Map<string, Result>();
  return (documents) => {
    const key = names.map((name) => contentOf(documents.get(name))).join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = judge(documents);
    if (known.size >= KEPT) known.clear();
    known.set(key, result);
    return result;
  };
}

/** A name for what a document holds: the store has one object for the same values. */
function contentOf(document: StoredDocument | undefined): string {
  if (!document) return '';
  let number = numbers.get(document.value);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(document.value, number);
  }
  return `${document.version}:${number}`;
}
