/** The browser's database of this program. */
export const DATABASE = 'guildhall';

/** Deletes the browser's database, as soon as every tab has closed its connection. The page need not wait for it. */
export function deleteObjects(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // It is blocked, so there is nothing in it.
  }
}
