import type { Store } from '../../src/server/store/store.ts';

/** The server whose documents are saved. */
export const GUILD = '123456789012345678';

/** Saves a document that contains the value, with text and lists of all kinds next to it. */
export function saveDocument(
  store: Store,
  value: number,
  expectedRevision: number | null,
  document = 'customize.settings',
) {
  return store.documents.save({
    guild: GUILD,
    document,
    value: { value, text: 'ü😀 "quoted"', list: [1, null, { a: true }] },
    version: 3,
    expectedRevision,
    user: '42',
    at: 1_790_000_000_000,
  });
}
