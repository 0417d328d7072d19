import { hasFieldType } from '../../language/documents/fieldTypes.ts';
import { fieldWirePath, fromWire } from '../../language/documents/wire.ts';
import type { DocumentCall, ModuleSpec, SettingsDocument } from '../../language/model.ts';
import type { ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { isObject } from '../../language/values/isObject.ts';
import { getIn } from '../../language/values/path.ts';
import { bodyOf, type Reply, succeeded } from './answer.ts';

/**
 * Whether an answer is a document as the server writes it: with its revision, and with all its fields. Those of the owner
 * come to the owner alone.
 */
export function carriesDocument({ settings }: ModuleSpec, call: DocumentCall, answer: Reply): boolean {
  if (!succeeded(answer) || !answer?.etag) return false;
  const fields = fieldsIn(call, bodyOf(answer));
  return (
    fields !== null &&
    call.fields.every((name) => {
      const field = settings.properties[name];
      return !field || field.access === 'owner' || getIn(fields, fieldWirePath(name, field)) !== undefined;
    })
  );
}

/** The part of an answer that holds the fields; null where it is missing. */
function fieldsIn({ load }: DocumentCall, body: SettingsDocument): SettingsDocument | null {
  if (load.nested === undefined) return body;
  const nested = body[load.nested];
  return isObject(nested) ? nested : null;
}

export interface ReadDocument {
  values: SettingsDocument;
  /** Fields whose value is of a type that no control of them could show. */
  unshown: string[];
}

/** The fields of a document that an answer carries, in the form's shape. What the answer carries beside them is left out. */
export function readDocument(planned: ModuleForPlan, call: DocumentCall, body: SettingsDocument): ReadDocument {
  const read = fromWire(planned, call, fieldsIn(call, body) ?? body).values;
  const found: ReadDocument = { values: {}, unshown: [] };
  for (const [name, value] of Object.entries(read)) {
    const field = planned.fields[name];
    if (!field) continue;
    if (hasFieldType(field, value)) found.values[name] = value;
    else found.unshown.push(name);
  }
  return found;
}
