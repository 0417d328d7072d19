import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** Properties that hold for whole settings, and what a setting inside a list or a group cannot be. */
const OF_WHOLE_SETTINGS = {
  access: 'reserved for the owner',
  frozen: 'frozen',
  readOnly: 'read-only',
} as const;

/** Settings inside a list or a group have no locks and none of the properties of whole settings. */
export const inner: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer, parent }): Finding[] => {
    if (!parent) return [];
    const what = parent.field.type === 'array' || parent.name === '*' ? 'an entry' : 'a group';
    const locks = Object.entries(field.plans ?? {}).flatMap(([plan, { locked }]): Finding[] => {
      if (!locked) return [];
      const reason = `A setting inside ${what} cannot be locked.`;
      const advice = 'Lock the whole setting around it, or change a limit here.';
      return [{ file, pointer: [...pointer, 'plans', plan, 'locked'], at: 'key', reason, advice }];
    });
    const others = Object.entries(OF_WHOLE_SETTINGS).flatMap(([key, state]): Finding[] => {
      if (!Object.hasOwn(field, key)) return [];
      const reason = `A setting inside ${what} cannot be ${state} on its own.`;
      const advice = `Move \`${key}\` to the setting around it.`;
      return [{ file, pointer: [...pointer, key], at: 'key', reason, advice }];
    });
    return [...locks, ...others];
  });
