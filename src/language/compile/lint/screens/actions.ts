import type { Action, Column, ModuleSpec } from '../../../model.ts';
import { isPlanTitle } from '../../../plans/unlockingPlan.ts';
import { partsIn } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** The sentences of a button name columns of the list that it belongs to, and its address the entry. */
export const actions: ModuleLint = ({ spec, file }) =>
  placedActions(spec).flatMap(({ action, pointer, columns }) => {
    const known = columns.map(({ property }) => `{${property}}`);
    const sentences: [string | undefined, Pointer][] = [
      [action.success, ['success']],
      [action.confirm?.title, ['confirm', 'title']],
      [action.confirm?.text, ['confirm', 'text']],
    ];
    const address = [...(action.path ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([braced, name]): Finding[] => {
      if (name === 'id' && columns.length > 0) return [];
      const reason = `Nothing fills in ${braced} here.`;
      const advice = columns.length > 0 ? 'Write {id}, which is the entry.' : 'Write the address without it.';
      return [{ file, pointer: [...pointer, 'path'], reason, advice }];
    });
    const texts = sentences.flatMap(([sentence = '', at]) =>
      [...sentence.matchAll(/\{\w+\}/g)].flatMap(([braced]): Finding[] => {
        if (known.includes(braced) || isPlanTitle(braced.slice(1, -1), spec, [...pointer, ...at])) return [];
        const reason = `The list has no column to fill in for ${braced}.`;
        return [{ file, pointer: [...pointer, ...at], reason, advice: instead(braced, known) }];
      }),
    );
    return [...address, ...texts];
  });

/** Every button of a section or of the entries of a list, with its place and the columns of the list. */
export function placedActions({
  screen,
}: ModuleSpec): { action: Action; pointer: Pointer; columns: readonly Column[] }[] {
  return partsIn(screen.layout).flatMap(({ part, pointer }) => {
    const columns = 'columns' in part ? (part.columns ?? []) : [];
    return (part.actions ?? []).map((action, index) => ({ action, pointer: [...pointer, 'actions', index], columns }));
  });
}
