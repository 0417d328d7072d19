import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** Locks, access and `keep` hold for whole settings: what is inside a list or a group cannot have its own. */
export const inner: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer, parent }) => {
    if (!parent) return [];
    const { file } = module;
    const what = parent.field.type === 'array' || parent.name === '*' ? 'an entry' : 'a group';
    const found: Finding[] = [];
    for (const [plan, { locked }] of Object.entries(field.plans ?? {})) {
      if (!locked) continue;
      const reason = `A setting inside ${what} cannot be locked.`;
      const at = [...pointer, 'plans', plan, 'locked'];
      found.push({
        file,
        pointer: at,
        at: 'key',
        reason,
        advice: 'Lock the whole setting around it, or change a limit here.',
      });
    }
    if (field.access) {
      const reason = `A setting inside ${what} cannot be the owner's alone.`;
      found.push({
        file,
        pointer: [...pointer, 'access'],
        at: 'key',
        reason,
        advice: 'Write `access` at the setting around it.',
      });
    }
    if (field.keep) {
      const reason = `A setting inside ${what} cannot be kept by itself.`;
      found.push({
        file,
        pointer: [...pointer, 'keep'],
        at: 'key',
        reason,
        advice: 'Write `keep` at the setting around it.',
      });
    }
    return found;
  });
