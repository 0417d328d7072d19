import type { SettingsDocument } from '../../language/model.ts';
import { untouchedDocument } from '../../language/resolved/defaultAt.ts';
import { resetSettings } from '../../language/resolved/resetSettings.ts';
import { parsePath } from '../../language/values/path.ts';
import { type FormChange, formChanges } from '../review/changes.ts';
import type { FormStore } from '../state/store.ts';

/** What resetting settings would do. */
export interface ResetPlan {
  to: 'default' | 'saved';
  names: readonly string[];
  /** The document afterwards. */
  document: SettingsDocument;
  /** The present changes from that document, drafts included: what would be lost. */
  changes: FormChange[];
}

/**
 * Plans a reset of the named settings, or of all that the screen shows. Settings without a control are not reset to their
 * defaults, since nobody could set them again: where the bot has posted a message, for example.
 */
export function resetPlan(store: FormStore, to: ResetPlan['to'], section: readonly string[] | undefined): ResetPlan {
  const { module } = store;
  const shown = section ?? [...module.sections.keys()];
  const names = section === undefined && to === 'saved' ? Object.keys(module.fields) : shown;
  const goal = to === 'saved' ? store.saved() : untouchedDocument(module);
  const document = resetSettings(module, store.document(), goal, names);
  const changes = formChanges(store, document).filter(
    ({ place, difference }) => difference !== undefined || names.includes(String(parsePath(place)[0])),
  );
  return { to, names, document, changes };
}
