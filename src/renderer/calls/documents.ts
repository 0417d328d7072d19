import { isObject } from '../../language/defaults.ts';
import type { DocumentCall, Json, SettingsDocument } from '../../language/model.ts';
import type { PlannedField, PlannedModule } from '../../language/plans.ts';
import { fromWire } from '../../language/wire.ts';

/**
 * The fields of a document that an answer carries, in the form's shape. What the answer carries beside them is left
 * out, and so is a value of a type that no control of its field could show: the field then has its default.
 */
export function readDocument(planned: PlannedModule, call: DocumentCall, body: SettingsDocument): SettingsDocument {
  const nested = call.load.nested === undefined ? undefined : body[call.load.nested];
  const { values } = fromWire(planned, call, isObject(nested) ? nested : body);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = planned.fields[name];
      return field !== undefined && fits(field, value);
    }),
  );
}

function fits(field: PlannedField, value: Json): boolean {
  if (Array.isArray(field.type)) return value === null || typeof value === 'string';
  switch (field.type) {
    case 'array':
      return Array.isArray(value) && value.every((row) => !field.items || fits(field.items, row));
    case 'object':
      return isObject(value);
    case 'integer':
      return typeof value === 'number';
    default:
      return typeof value === field.type;
  }
}
