import type { Variable } from '../../../../language/model.ts';
import type { WidgetContextValue } from '../../context.ts';
import type { PickerGroup, PickerItem } from '../../picker/types.ts';
import { ownValues, shownFor } from './previewValues.ts';

/** Variables as items of a list, under their headings: with what they mean, what stands for them now, or why they do not count. */
export function variableGroups(variables: readonly Variable[], context: WidgetContextValue): PickerGroup[] {
  const samples = shownFor(variables, context.facts, ownValues(variables, context), undefined);
  const groups = new Map<string, PickerItem[]>();
  for (const variable of variables) {
    const { group = '', token = '' } = variable;
    const sample = samples.get(token);
    const items = groups.get(group) ?? [];
    groups.set(group, items);
    items.push({ ...itemOf(variable, context), note: sample === token ? undefined : sample });
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}

function itemOf(variable: Variable, { evaluate, includes }: WidgetContextValue): PickerItem {
  const { name, token, help, plan, lockedMessage, enabled, disabledReason } = variable;
  const off = enabled !== undefined && evaluate(enabled) === false;
  const locked = !includes(plan);
  const reason = off ? disabledReason : locked ? lockedMessage : undefined;
  return {
    key: name,
    title: token ?? name,
    code: token !== undefined,
    detail: reason ?? help,
    plan: locked ? plan : undefined,
    off,
  };
}
