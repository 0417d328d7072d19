import { rowKey } from '../../../documents/rows.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { around, listsAround, placedFields } from './fields.ts';

/** Properties that hold for whole settings, and what a setting inside a list or a group cannot be. */
const OF_WHOLE_SETTINGS = {
  frozen: 'frozen',
  readOnly: 'read-only',
} as const;

/**
 * Settings inside a list or a group have none of the properties of whole settings. A lock inside an entry needs entries
 * with a key: what is stored could not be found again after others have been removed.
 */
export const inner: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap((placed): Finding[] => {
    const { field, name, pointer, parent } = placed;
    if (!parent) return [];
    const what = parent.field.type === 'array' || parent.name === '*' ? 'an entry' : 'a group';
    const lists = listsAround(placed);
    const keys = lists.map((list) => rowKey(list.field));
    const isKey = around(parent)[1] === lists[0] && keys[0] === name;
    const locks = Object.entries(field.plans ?? {}).flatMap(([plan, { locked }]): Finding[] => {
      if (!locked) return [];
      const at = { file, pointer: [...pointer, 'plans', plan, 'locked'], at: 'key' as const };
      if (isKey) {
        const reason = `'${name}' is the key of its entries, so it cannot be locked.`;
        return [{ ...at, reason, advice: 'Lock the list, or the other settings of its entries.' }];
      }
      const keyless = lists.find((_, index) => keys[index] === undefined);
      if (!keyless) return [];
      const reason = `A setting in the entries of '${keyless.name}' cannot be locked, because they have no key.`;
      return [
        { ...at, reason, advice: `Add a setting \`id\` without \`ui\` to the entries, or lock '${keyless.name}'.` },
      ];
    });
    const others = Object.entries(OF_WHOLE_SETTINGS).flatMap(([key, state]): Finding[] => {
      if (!Object.hasOwn(field, key)) return [];
      const reason = `A setting inside ${what} cannot be ${state} on its own.`;
      const advice = `Move \`${key}\` to the setting around it.`;
      return [{ file, pointer: [...pointer, key], at: 'key', reason, advice }];
    });
    return [...locks, ...others];
  });
