import type { Action, Column, ModuleSpec } from '../../../model.ts';
import { isSection, partsIn } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import type { Finding, ModuleLint, Pointer } from '../types.ts';

/** The sentences of buttons say what the entries have. */
export const actions: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const checkWords = (sentence: string | undefined, names: readonly string[], pointer: Pointer) => {
    for (const [braced, name = ''] of (sentence ?? '').matchAll(/\{(\w+)\}/g)) {
      if (names.includes(name)) continue;
      const reason = `${braced} in this sentence is no column of the list.`;
      found.push({
        file,
        pointer,
        reason,
        advice: instead(
          braced,
          names.map((one) => `{${one}}`),
        ),
      });
    }
  };
  for (const { action, pointer, columns = [] } of placedActions(spec)) {
    const names = columns.map(({ property }) => property);
    checkWords(action.success, names, [...pointer, 'success']);
    checkWords(action.confirm?.title, names, [...pointer, 'confirm', 'title']);
    checkWords(action.confirm?.text, names, [...pointer, 'confirm', 'text']);
  }
  return found;
};

/** Every button of a section or of the entries of a list, with where it stands. */
function placedActions(spec: ModuleSpec): { action: Action; pointer: Pointer; columns?: readonly Column[] }[] {
  return partsIn(spec.screen.layout).flatMap(({ part, pointer }) => {
    const actions = (part.actions ?? []) as readonly Action[];
    const columns = isSection(part) ? undefined : (part.columns as readonly Column[]);
    return actions.map((action, index) => ({ action, pointer: [...pointer, 'actions', index], columns }));
  });
}
