import { placedFields } from '../../../src/language/compile/lint/fields/fields.ts';
import { serverPermissionsFor } from '../../../src/language/fields/botPermissions.ts';
import { givesRole } from '../../../src/language/fields/dangers.ts';
import type { Field, Messages, ModuleSpec, Reference } from '../../../src/language/model.ts';

/**
 * The standard sentences that a module can need: a module without channels says nothing about permissions, and its
 * visitors do not fetch what would be said.
 */
export function standardSentences(spec: ModuleSpec, all: Messages): Messages {
  const fields = placedFields(spec).map(({ field }) => field);
  return Object.fromEntries(Object.entries(all).filter(([key]) => fields.some((field) => isNeeded(key, field))));
}

/** Whether a field may need the sentence with a key. Those that no field decides about are always needed. */
function isNeeded(key: string, field: Field): boolean {
  const [word = '', of = '', part] = key.split('.');
  const { refers, ui } = field;
  switch (word) {
    case 'required':
      return field.required === true;
    case 'uniqueBy':
      return field.wire?.as === 'map';
    case 'owner':
      return field.access === 'owner';
    case 'variable':
      return ui?.variables !== undefined;
    case 'ability':
      return givesRole(refers);
    case 'permission':
      return refers !== undefined && permissionsFor(refers).includes(of);
    case 'reference':
      if (part === 'permissions') return refers?.botNeeds !== undefined && refers.to === of;
      if (of === 'entry') return ui?.entriesOf !== undefined;
      if (of === 'given') return givesRole(refers);
      if (ASSIGNED.has(of)) return refers?.assignable === true;
      return refers?.to === of || (refers?.to === 'mention' && MENTIONED.has(of));
    default:
      return true;
  }
}

/** The permissions of the bot that a setting can need. */
function permissionsFor(refers: Reference): string[] {
  return [...(refers.botNeeds ?? []), ...serverPermissionsFor(refers)];
}

/** What can stand in the way of assigning a role. */
const ASSIGNED = new Set(['managed', 'everyone', 'withheld', 'above']);
/** What mentions point to. */
const MENTIONED = new Set(['role', 'member']);
