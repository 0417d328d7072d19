import type { Translate } from '../../language/text/message.ts';
import type { FormStore } from '../state/store.ts';
import type { ScreenTextKey } from '../text/screenText.ts';
import { stepName } from './stepName.ts';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What undo and redo would do, and with which keys. */
export function stepTips(
  store: FormStore,
  text: Translate<ScreenTextKey>,
): Record<'undo' | 'redo', string | undefined> {
  const { past, future } = store.steps();
  const [before, now, after] = [past.at(-1), store.present(), future[0]];
  return {
    undo:
      before && text('step.undoNamed', { step: stepName(store, before, now, text), keys: isMac() ? '⌘Z' : 'Ctrl+Z' }),
    redo:
      after &&
      text('step.redoNamed', { step: stepName(store, now, after, text), keys: isMac() ? '⇧⌘Z' : 'Ctrl+Shift+Z' }),
  };
}
