import type { MapForm } from '../../documents/wire.ts';
import type { DocumentCall } from '../../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../../plans/resolveForPlan.ts';

/** A value in the body of a request. */
export interface WireField {
  /** Its path in the body: `items.*.price`, or `emoji_roles.roles.{emoji}` in a map, named for the parts of its keys. */
  path: string;
  /** The path of its field in documents: `emoji_rows.*.role_id`. */
  from: string;
  field: FieldForPlan;
  /** For a map, the paths of the fields that make up its keys. */
  keys?: readonly string[];
}

/** Every value that `toWire` may put into the body of a request, outer values first. */
export function wireFields(module: ModuleForPlan, call: Pick<DocumentCall, 'fields'>): WireField[] {
  return call.fields.flatMap((name) => {
    const field = module.fields[name];
    return field ? fieldsAt(field, field.wire?.path ?? name, name) : [];
  });
}

function fieldsAt(field: FieldForPlan, path: string, from: string): WireField[] {
  const { wire, items, properties } = field;
  const inside = (fields: Record<string, FieldForPlan>, at: string, above: string) =>
    Object.entries(fields).flatMap(([name, part]) =>
      fieldsAt(part, `${at}.${part.wire?.path ?? name}`, `${above}.${name}`),
    );
  if (wire?.as === 'map') {
    const { [wire.key]: _, [wire.prefix ?? wire.key]: __, ...rest } = items?.properties ?? {};
    const entry = `${path}.${keyOf(wire)}`;
    const value = wire.value === undefined ? undefined : rest[wire.value];
    const keys = [wire.prefix, wire.key].flatMap((name) => (name === undefined ? [] : [`${from}.*.${name}`]));
    const entries = value ? fieldsAt(value, entry, `${from}.*.${wire.value}`) : inside(rest, entry, `${from}.*`);
    return [{ path, from, field, keys }, ...entries];
  }
  const entries = items?.properties ? inside(items.properties, `${path}.*`, `${from}.*`) : [];
  const plain = items && !items.properties ? fieldsAt(items, `${path}.*`, `${from}.*`) : [];
  return [{ path, from, field }, ...plain, ...entries, ...inside(properties ?? {}, path, from)];
}

/** The pattern of a map's keys: `{emoji}`, `{style}_{stamp}`. */
function keyOf({ key, prefix }: MapForm): string {
  return prefix ? `{${prefix}}_{${key}}` : `{${key}}`;
}

/** The path at which the server reports a problem of a field: as in {@link wireFields}, with the entries of maps spelled out. */
export function problemPath(module: ModuleForPlan, from: string): string {
  const keys = from.split('.');
  const parts = keys.map((key, depth) => {
    const wire = fieldAt(module, keys.slice(0, key === '*' ? depth : depth + 1))?.wire;
    if (key === '*') return wire?.as === 'map' ? keyOf(wire) : key;
    return wire?.path ?? key;
  });
  return parts.join('.');
}
