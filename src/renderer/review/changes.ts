import {
  currentPath,
  type Difference,
  type DifferencePath,
  differences,
  takeBack,
} from '../../language/documents/differences.ts';
import { formatValue } from '../../language/documents/formatValue.ts';
import { labelOf } from '../../language/documents/references.ts';
import type { Json, SettingsDocument } from '../../language/model.ts';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { sectionsIn } from '../../language/screens/layout.ts';
import type { Translate } from '../../language/text/message.ts';
import { formatPath, getIn, parsePath } from '../../language/values/path.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { ScreenTextKey } from '../text/screenText.ts';
import type { Draft } from '../widgets/types.ts';
import { differingParts } from './differingParts.ts';

/** A change of a form: a difference from the saved copy or another document, a text that is no value yet, or both. */
export interface FormChange {
  /** Stays the same while the change exists. */
  key: string;
  /** Titles from the top-level field down to the value. */
  label: readonly string[];
  /** The dotted path of the nearest control that is still there. */
  place: string;
  difference?: Difference;
  draft?: Draft;
}

/** All changes of a form since it was saved, or from another document, in the module's order. */
export function formChanges(store: FormStore, from: SettingsDocument = store.saved()): FormChange[] {
  const { module } = store;
  const document = store.document();
  const drafts = new Map(store.unread());
  const changes = differences(module, from, document).map((difference): FormChange => {
    const { kind, path, label } = difference;
    const place = nearest(store, path);
    const draft = kind === 'changed' ? drafts.get(place) : undefined;
    drafts.delete(place);
    return { key: JSON.stringify([kind, ...path]), label, place, difference, draft };
  });
  const typed = [...drafts].map(
    ([place, draft]): FormChange => ({ key: place, label: labelOf(module, document, parsePath(place)), place, draft }),
  );
  return [...changes, ...typed];
}

function nearest(store: FormStore, path: DifferencePath): string {
  for (let length = path.length; length > 1; length--) {
    const place = currentPath(store.module, store.document(), path.slice(0, length));
    if (place) return formatPath(place);
  }
  return String(path[0]);
}

/** Takes a change back, as an undo step of its own. */
export function undoChange(store: FormStore, { place, difference, draft }: FormChange): void {
  if (draft) store.forgetDrafts(place);
  const versions = { before: store.saved(), after: store.document() };
  store.apply(takeBack(store.module, versions, difference ? [difference] : []));
}

/** The values of a change in words. @param from the document that the form was compared with */
export function changeTexts(
  store: FormStore,
  { place, difference, draft }: FormChange,
  text: Translate<ScreenTextKey>,
  from: SettingsDocument = store.saved(),
): { before: string; after: string } {
  const readers = { before: valueFormatOf(store, text, { from }), after: valueFormatOf(store, text) };
  const typed = draft && text('review.typed', { text: draft.text });
  if (!difference) {
    const keys = parsePath(place);
    const value = getIn(store.document(), keys);
    return { before: formatValue(fieldAt(store.module, keys), value, readers.before), after: typed ?? '' };
  }
  const { kind, before, after } = difference;
  // The order is that of a list; all others are values of the field itself.
  const format = (value: Json | undefined, side: 'before' | 'after') => {
    if (value === undefined) return '';
    const document = side === 'before' ? from : store.document();
    const path = kind === 'reordered' ? undefined : currentPath(store.module, document, difference.path);
    return formatValue(difference.field, value, readers[side], path);
  };
  if (kind === 'added') return { before: text('review.absent'), after: format(after, 'after') };
  if (kind === 'removed') return { before: format(before, 'before'), after: text('value.deleted') };
  const [old, now] = differingParts(format(before, 'before'), typed ?? format(after, 'after'));
  return { before: old, after: now };
}

/** Changes under the title of the section that they are in; without a title if they are in none. */
export interface ChangeGroup {
  title?: string;
  changes: FormChange[];
}

/** Groups changes by the titled section of the screen that their settings are in, in the order of the screen. */
export function groupsOf({ module }: FormStore, changes: readonly FormChange[]): ChangeGroup[] {
  const titles = new Map<string, string>();
  const sections = sectionsIn(module.spec.screen.layout);
  for (const { title, fields } of sections) {
    const names = fields.flat();
    const [only] = names.length === 1 ? names : [];
    // A section without a title has that of its only setting.
    const heading = title ?? (only === undefined ? undefined : fieldAt(module, [only])?.title);
    if (heading !== undefined) for (const name of names) titles.set(name, heading);
  }
  const groups = new Map<string | undefined, FormChange[]>(
    [...new Set(titles.values()), undefined].map((title) => [title, []]),
  );
  for (const change of changes) {
    const keys = parsePath(change.place);
    const inside = keys.map((_, depth) => titles.get(formatPath(keys.slice(0, depth + 1))));
    groups.get(inside.findLast((title) => title !== undefined))?.push(change);
  }
  return [...groups].flatMap(([title, list]) => (list.length > 0 ? [{ title, changes: list }] : []));
}
