import type { SettingsDocument } from '../../language/model.ts';
import type { LoadOutcome } from '../calls/load.ts';

/**
 * Loads a screen for a form that is open. If the form is saved meanwhile, the screen is loaded once more: what was loaded may be older.
 * @param saved the saved copy of the form
 */
export async function loadCurrent(
  load: () => Promise<LoadOutcome>,
  saved: () => SettingsDocument,
): Promise<LoadOutcome> {
  const before = saved();
  const outcome = await load();
  return saved() === before ? outcome : loadCurrent(load, saved);
}
