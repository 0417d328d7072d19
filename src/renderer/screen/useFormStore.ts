import { useState } from 'react';
import type { Plan, SettingsDocument } from '../../language/model.ts';
import { unmetRequirement } from '../../language/resolved/requirements.ts';
import type { Translate } from '../../language/text/message.ts';
import type { LoadedScreen } from '../calls/load.ts';
import type { BannerStore } from '../feedback/bannerStore.ts';
import { restoreChoices } from '../state/restoreChoices.ts';
import { createFormStore, type FormStore } from '../state/store.ts';
import { type ScreenTextKey, useScreenText } from '../text/screenText.ts';
import { carryOver, type Edits } from './saving/carryOver.ts';

interface Setup {
  first: LoadedScreen;
  /** On screens whose choices are not saved: those made before the screen was reloaded. */
  choices?: { current?: SettingsDocument };
  /** Edits of the form that this one replaces. */
  carried?: Edits;
  banners: BannerStore;
  /** Shows a message about a locked feature. */
  sayLocked(message: string, plan?: Plan): void;
}

interface FormStart {
  store: FormStore;
  /** What was loaded, if conflicts of the carried edits with it have to be settled. */
  stale?: ReturnType<typeof carryOver>;
}

/** The store of a form, made once from what was loaded first, with the edits that are carried over. */
export function useFormStore({ first, choices, carried, banners, sayLocked }: Setup): FormStart {
  const text = useScreenText();
  const [start] = useState((): FormStart => {
    const store = createFormStore({
      module: first.module,
      saved: choices ? restoreChoices(first, choices.current) : first.saved,
      stored: first.stored,
      readOnly: readOnlyReason(first, text),
      ownerOnly: text('denied.owner'),
      undisplayable: first.undisplayable,
      undisplayableNote: text('field.undisplayable'),
      cutListNote: ({ count, used, upgradable, sorted }) =>
        [
          text(sorted ? 'list.usesSome' : 'list.usesFirst', { count, used }),
          text(upgradable ? 'list.upgradeOrRemove' : 'list.remove', { excess: count - used }),
        ].join(' '),
      unusedNote: text('list.unused'),
      onRefused: (message, lock) => (lock ? sayLocked(message, lock.plan) : banners.show('error', message)),
    });
    return { store, stale: carried && carryOver(store, carried) };
  });
  return start;
}

/** Why the form is read-only, or undefined. Shown at every attempt to change it. */
export function readOnlyReason(
  { module: { module, context }, unread, unknown }: LoadedScreen,
  text: Translate<ScreenTextKey>,
): string | undefined {
  if (context.user.granted === 'view') return text('granted.view');
  if (!context.user.can_modify) return module.spec.calls?.denied ?? text('denied.modify');
  if (unread.length > 0) return text('screen.unreadRefusal');
  return unmetRequirement(module, { ...context, unknown })?.message;
}
