import { isSection, partsIn } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import { placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint, Pointer } from '../types.ts';

/** What is made from a list that a call answers names what its entries have. */
export const lists: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const entryCheck = (list: string) => {
    const declared = Object.hasOwn(spec.lists ?? {}, list) ? spec.lists?.[list] : undefined;
    const names = Object.keys(declared?.entries ?? {});
    return (name: string | undefined, pointer: Pointer) => {
      if (!declared || name === undefined || names.includes(name)) return;
      const reason = `An entry of the list '${list}' has no '${name}'.`;
      found.push({ file, pointer, reason, advice: instead(name, names) });
    };
  };
  for (const { field, pointer } of placedFields(spec)) {
    const from = field.ui?.optionsFrom;
    if (!from) continue;
    const check = entryCheck(from.list);
    for (const key of ['value', 'title'] as const) check(from[key], [...pointer, 'ui', 'optionsFrom', key]);
  }
  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    if (isSection(part) || part.block !== 'entries' || part.list === undefined) continue;
    const check = entryCheck(part.list);
    for (const [index, { property, currency }] of part.columns.entries()) {
      check(property, [...pointer, 'columns', index, 'property']);
      check(currency, [...pointer, 'columns', index, 'currency']);
    }
    check(part.key, [...pointer, 'key']);
  }
  return found;
};
