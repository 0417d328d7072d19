import type { Json, Path, Rights, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { holdsPartThat, type KeptParts, keepParts } from './keepParts.ts';

const isOwners = ({ access }: FieldForPlan) => access === 'owner';
const holdsOwners = holdsPartThat(isOwners);

/** The names of the fields that a user neither gets nor sends, because only the server's owner does. */
export function ownersFields({ fields }: Pick<ModuleForPlan, 'fields'>, user: Rights): string[] {
  if (user.is_owner) return [];
  return Object.entries(fields).flatMap(([name, field]) => (isOwners(field) ? [name] : []));
}

/** Whether the setting at a path, or one around it, is the owner's and the user somebody else. */
export function isOwnersPart(module: ModuleForPlan, path: Path, user: Rights): boolean {
  const isPart = (depth: number) => fieldAt(module, path.slice(0, depth + 1))?.access === 'owner';
  return !user.is_owner && path.some((_, depth) => isPart(depth));
}

/** A document without the fields, and parts of fields, that a user neither gets nor sends. */
export function withoutOwnersParts(
  { fields }: Pick<ModuleForPlan, 'fields'>,
  document: Readonly<SettingsDocument>,
  user: Rights,
): SettingsDocument {
  return user.is_owner ? document : withoutParts(fields, document);
}

function withoutParts(fields: Readonly<Record<string, FieldForPlan>>, values: SettingsDocument): SettingsDocument {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, Json][] => {
      const field = fields[name];
      if (!field) return [[name, value]];
      return isOwners(field) ? [] : [[name, withoutPartsIn(field, value)]];
    }),
  );
}

function withoutPartsIn(field: FieldForPlan, value: Json): Json {
  const { items, properties } = field;
  if (!holdsOwners(field)) return value;
  if (items && Array.isArray(value)) return value.map((row) => withoutPartsIn(items, row));
  return properties && isObject(value) ? withoutParts(properties, value) : value;
}

/** New values with every part that is the owner's as it is stored; see {@link keepParts}. The owner may change them. */
export function keepOwnersParts(
  module: ModuleForPlan,
  values: SettingsDocument,
  stored: SettingsDocument,
  user: Rights,
): KeptParts {
  if (user.is_owner) return { values, refused: [] };
  return keepParts(module, values, { stored, shown: stored }, { isPart: isOwners, holdsPart: holdsOwners });
}
