import { hasFieldType } from '../../language/documents/fieldTypes.ts';
import { fieldWirePath, fromWire } from '../../language/documents/wire.ts';
import type { DocumentCall, ModuleSpec, SettingsDocument } from '../../language/model.ts';
import type { ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { isObject } from '../../language/values/isObject.ts';
import { getIn } from '../../language/values/path.ts';
import { bodyOf, type Reply, succeeded } from './answer.ts';

/**
 * Whether a response is a complete document, with its revision and all its fields. Only owners receive owner-only fields, so
 * only from an answer to an owner can they be missing.
 */
export function carriesDocument({ settings }: ModuleSpec, call: DocumentCall, answer: Reply, isOwner = false): boolean {
  if (!succeeded(answer) || !answer?.etag) return false;
  const fields = fieldsIn(call, bodyOf(answer));
  return (
    fields !== null &&
    call.fields.every((name) => {
      const field = settings.properties[name];
      const isOptional = !field || (field.access === 'owner' && !isOwner);
      return isOptional || getIn(fields, fieldWirePath(name, field)) !== undefined;
    })
  );
}

/** The part of a response that holds the fields, or null if it is missing. */
function fieldsIn({ load }: DocumentCall, body: SettingsDocument): SettingsDocument | null {
  if (load.nested === undefined) return body;
  const nested = body[load.nested];
  return isObject(nested) ? nested : null;
}

export interface ReadDocument {
  values: SettingsDocument;
  /** Fields whose value has a type that their control cannot show. */
  undisplayable: string[];
}

/** Reads the fields of a document from a response, in the form's shape. Everything else in the response is ignored. */
export function readDocument(moduleForPlan: ModuleForPlan, call: DocumentCall, body: SettingsDocument): ReadDocument {
  const read = fromWire(moduleForPlan, call, fieldsIn(call, body) ?? body).values;
  const found: ReadDocument = { values: {}, undisplayable: [] };
  for (const [name, value] of Object.entries(read)) {
    const field = moduleForPlan.fields[name];
    if (!field) continue;
    if (hasFieldType(field, value)) found.values[name] = value;
    else found.undisplayable.push(name);
  }
  return found;
}
