import { isSection, isTabs, partsIn } from '../../layout.ts';
import type { Action, Column, ModuleSpec } from '../../model.ts';
import { instead } from './nearest.ts';
import type { Finding, ModuleLint, Pointer } from './types.ts';

/** What buttons and arrivals name exists: the settings at which sentences stand, and the tabs that open. */
export const actions: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const fields = Object.keys(spec.settings.properties);
  const panels = spec.screen.layout.flatMap((part) =>
    isTabs(part) ? part.panels.flatMap(({ panel }) => panel ?? []) : [],
  );
  const checkPanel = (name: string | undefined, pointer: Pointer) => {
    if (name === undefined || panels.includes(name)) return;
    found.push({ file, pointer, reason: `No tab has the name '${name}'.`, advice: instead(name, panels) });
  };
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
    checkPanel(action.opens, [...pointer, 'opens']);
    for (const [index, { at }] of (action.needs ?? []).entries()) {
      if (fields.includes(at)) continue;
      const reason = `This button says what is missing at '${at}', which is no setting of the screen.`;
      found.push({ file, pointer: [...pointer, 'needs', index, 'at'], reason, advice: instead(at, fields) });
    }
    for (const [index, name] of (action.reset ?? []).entries()) {
      if (fields.includes(name)) continue;
      const reason = `This button puts '${name}' back, which is no setting of the screen.`;
      found.push({ file, pointer: [...pointer, 'reset', index], reason, advice: instead(name, fields) });
    }
  }
  for (const [index, { opens, wait }] of (spec.screen.arrivals ?? []).entries()) {
    checkPanel(opens, ['screen', 'arrivals', index, 'opens']);
    checkPanel(wait?.unless?.opens, ['screen', 'arrivals', index, 'wait', 'unless', 'opens']);
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
