/** The browser's database of this program. */
export const DATABASE = 'guildhall';

/** Deletes everything in the browser's database. It goes on after the page is gone, and other tabs give it free. */
export function deleteObjects(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // It is blocked, so there is nothing in it.
  }
}
