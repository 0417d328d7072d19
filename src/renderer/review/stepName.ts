import { differences } from '../../language/documents/differences.ts';
import { labelOf } from '../../language/documents/references.ts';
import type { Translate } from '../../language/text/message.ts';
import { parsePath } from '../../language/values/path.ts';
import type { FormState } from '../state/formState.ts';
import type { FormStore } from '../state/store.ts';
import type { ScreenTextKey } from '../text/screenText.ts';
import { trailWords } from '../text/Trail.tsx';

type Module = FormStore['module'];

/** What a step of the undo history changes, in a few words. */
export function stepName(
  { module }: Pick<FormStore, 'module'>,
  before: FormState,
  after: FormState,
  text: Translate<ScreenTextKey>,
): string {
  const changed = differences(module, before.document, after.document).map(({ kind, label }) => ({ kind, label }));
  const isNamed = (label: readonly string[]) =>
    changed.some((one) => one.label.every((title, at) => title === label[at]));
  const typed = typedIn(module, before, after).filter((label) => !isNamed(label));
  const [first, ...others] = [...changed, ...typed.map((label) => ({ kind: 'changed' as const, label }))];
  if (!first || others.length > 0) return text('step.several', { count: first ? others.length + 1 : 0 });
  const { kind, label } = first;
  const [name = '', around] = trailWords(label, text).reverse();
  if (kind !== 'changed') return text(`step.${kind}`, { name });
  return around === undefined ? name : text('step.inside', { setting: name, around });
}

/** The titles of settings in which another text is no value yet. */
function typedIn(module: Module, before: FormState, after: FormState): string[][] {
  const [old, now] = [textsOf(module, before), textsOf(module, after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (key) => old.get(key)?.text !== now.get(key)?.text,
  );
  return changed.map((key) => (now.get(key) ?? old.get(key))?.label ?? []);
}

/** By titles instead of paths, because rows move. */
function textsOf(module: Module, { document, unread }: FormState) {
  const texts = [...unread].map(([path, { draft }]) => ({
    label: labelOf(module, document, parsePath(path)),
    text: draft.text,
  }));
  return new Map(texts.map((one) => [JSON.stringify(one.label), one]));
}
