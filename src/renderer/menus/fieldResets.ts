import { takeBack } from '../../language/documents/differences.ts';
import { formatValue } from '../../language/documents/formatValue.ts';
import { isEmpty, isRequired } from '../../language/fields/required.ts';
import type { Json } from '../../language/model.ts';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { defaultAt } from '../../language/resolved/defaultAt.ts';
import { resetSettings } from '../../language/resolved/resetSettings.ts';
import { equal } from '../../language/values/equal.ts';
import { getIn, parsePath, setIn } from '../../language/values/path.ts';
import { formChanges } from '../review/changes.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { ScreenText } from '../text/screenText.ts';

/** A way back for one setting. */
export interface FieldReset {
  to: 'default' | 'saved';
  /** The value that it leads to, in words. */
  words: string;
  run(): void;
}

/** The ways back that would change the setting at a path: none if it cannot be changed now. */
export function fieldResets(store: FormStore, path: string, text: ScreenText): FieldReset[] {
  const { module } = store;
  const keys = parsePath(path);
  const field = fieldAt(module, keys);
  const { enabled, lock } = store.state(path);
  if (!field || !enabled || lock !== undefined) return [];
  const isInside = (place: string) => place === path || place.startsWith(`${path}.`);
  const typed = [...store.unread().keys()].some(isInside);
  const now = getIn(store.document(), keys);

  const usual = defaultAt(module, keys);
  const mustBeFilled = isRequired(field) && isEmpty(usual);
  const next = usual === undefined || mustBeFilled ? undefined : withDefault(usual);
  const unsaved = () => formChanges(store).filter(({ place }) => isInside(place));
  const saved = () =>
    takeBack(
      module,
      { before: store.saved(), after: store.document() },
      unsaved().flatMap(({ difference }) => difference ?? []),
    );
  // The default is set as if it had been chosen by hand: other settings follow.
  return [
    ...(next !== undefined && (typed || !equal(next, now))
      ? [wayTo('default', next, () => store.set(path, next))]
      : []),
    ...(unsaved().length > 0 ? [wayTo('saved', getIn(saved(), keys), () => store.apply(saved()))] : []),
  ];

  function wayTo(to: FieldReset['to'], value: Json | undefined, change: () => unknown): FieldReset {
    return {
      to,
      words: formatValue(field, value, valueFormatOf(store, text)),
      run() {
        store.forgetDrafts(path);
        store.problems.forgetRows(path);
        change();
      },
    };
  }

  /** Parts of the setting that the user may not change stay as they are. */
  function withDefault(value: Json): Json | undefined {
    const [name = ''] = keys.map(String);
    const reset = resetSettings(module, store.document(), setIn(store.document(), keys, value), [name]);
    return getIn(reset, keys);
  }
}
