import type { Json, MigrationStep, MoveStep, ReadableModule, SettingsDocument } from '../model.ts';
import { decimalsOf, shift } from '../values/decimal.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';
import { convertValue } from './convertValue.ts';

/** A document as it is stored. `version` is the number of migrations it has had. */
export interface VersionedDocument {
  value: SettingsDocument;
  version: number;
}

/** What a migration may need besides the document. */
export interface MigrationContext {
  /** Reads a stored document of another module, for settings that were moved from there. */
  stored?(module: string, document: string): VersionedDocument | undefined;
  /** Called for each value that is dropped because it has no place in the new form of its setting. */
  onDropped?(path: string, value: Json): void;
}

type Migrated = Pick<ReadableModule, 'migrations' | 'origins'>;

/** Applies the migrations that a stored document has not had yet. */
export function migrateDocument(
  { value, version }: VersionedDocument,
  module: Migrated,
  context: MigrationContext = {},
): SettingsDocument {
  const steps = module.migrations.slice(version).flat();
  return steps.reduce((document, step) => {
    const migrated = applyStep(document, step, module, context);
    return isObject(migrated) ? migrated : document;
  }, value);
}

function applyStep(
  document: SettingsDocument,
  step: MigrationStep,
  module: Migrated,
  context: MigrationContext,
): Json | undefined {
  const dropped = (value: Json, path: string) => {
    context.onDropped?.(path, value);
    return undefined;
  };
  switch (step.op) {
    case 'rename':
      return changeAround(document, step.from, (group, from) => renamed(group, from, nameOf(step.to)));
    case 'remove':
      return changeAt(document, step.path, (value) => {
        const listed = (values: readonly Json[]) => values.map(String).includes(String(value));
        if (!step.values && !step.except) return undefined;
        if (isStructure(value)) return value;
        const goes = step.values ? listed(step.values) : !listed(step.except ?? []);
        return goes ? dropped(value, step.path) : value;
      });
    case 'replace':
      return changeAt(document, step.path, (value) => {
        const next = isStructure(value) ? undefined : getIn(step.values, [String(value)]);
        return next === undefined ? value : next;
      });
    case 'convert':
      return changeAt(document, step.path, (value) => {
        const next = convertValue(value, step);
        return next === undefined ? dropped(value, step.path) : next;
      });
    case 'round':
      return changeAt(document, step.path, (value) => (typeof value === 'number' ? rounded(value, step) : value));
    case 'split':
      return changeAround(document, step.path, (group, name) =>
        splitIn(group, name, step.separator, step.to.map(nameOf)),
      );
    case 'join':
      return changeAround(document, step.to, (group, name) =>
        joinedIn(group, step.from.map(nameOf), step.separator, name),
      );
    case 'move': {
      const value = Object.hasOwn(document, step.to) ? undefined : movedValue(step.from, module, context);
      return value === undefined ? document : { ...document, [step.to]: value };
    }
    case 'rewire':
      return document;
  }
}

/** The value that a setting had in the module it was moved from. */
function movedValue(
  { module: id, documents, version, path }: MoveStep['from'],
  { origins }: Migrated,
  { stored }: MigrationContext,
): Json | undefined {
  const origin = { migrations: origins?.[id]?.slice(0, version) ?? [], origins };
  for (const name of documents) {
    // A document that was never saved may itself have values that were moved to it.
    const document = stored?.(id, name) ?? { value: {}, version: 0 };
    const value = getIn(migrateDocument(document, origin, { stored }), [path]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether a value is a list or a group, which a step changes by its parts. */
function isStructure(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function nameOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}

function renamed(group: SettingsDocument, from: string, to: string): SettingsDocument {
  const { [from]: value, ...rest } = group;
  return value === undefined ? group : { ...rest, [to]: value };
}

function rounded(
  value: number,
  { multipleOf = 1, mode = 'nearest' }: { multipleOf?: number; mode?: 'nearest' | 'up' | 'down' },
): number {
  const decimals = decimalsOf(multipleOf);
  const unit = shift(multipleOf, decimals);
  const count = shift(value, decimals) / unit;
  const whole = { nearest: Math.round, up: Math.ceil, down: Math.floor }[mode](count);
  return shift(whole * unit, -decimals);
}

function splitIn(group: SettingsDocument, name: string, separator: string, to: readonly string[]): SettingsDocument {
  const { [name]: text, ...rest } = group;
  if (typeof text !== 'string') return group;
  const parts = text.split(separator);
  const last = to.length - 1;
  const values = [...parts.slice(0, last), parts.slice(last).join(separator)].map((part) => part.trim());
  // Without a text, the first part is empty, as the text was: its default would be another one.
  const named = to.flatMap((part, index) => (values[index] || index === 0 ? [[part, values[index]]] : []));
  return { ...rest, ...Object.fromEntries(named) };
}

function joinedIn(group: SettingsDocument, from: readonly string[], separator: string, to: string): SettingsDocument {
  const values = from.flatMap((name) => (Object.hasOwn(group, name) ? [group[name] ?? ''] : []));
  if (values.length === 0 || values.some(isStructure)) return group;
  const rest = Object.fromEntries(Object.entries(group).filter(([name]) => !from.includes(name)));
  const parts = values.map((value) => String(value).trim()).filter((part) => part !== '');
  return { ...rest, [to]: parts.join(separator) };
}

/** Changes the groups of settings that hold a path's last name. */
function changeAround(
  document: SettingsDocument,
  path: string,
  change: (group: SettingsDocument, name: string) => SettingsDocument,
): Json | undefined {
  const parent = path.split('.').slice(0, -1).join('.');
  return changeAt(document, parent, (group) => (isObject(group) ? change(group, nameOf(path)) : group));
}

function changeAt(
  document: SettingsDocument,
  path: string,
  change: (value: Json) => Json | undefined,
): Json | undefined {
  return changeBelow(document, path === '' ? [] : path.split('.'), change);
}

/** Changes the values at a path, where `*` stands for every list entry. A change to `undefined` removes the value. */
function changeBelow(
  value: Json,
  [key, ...rest]: readonly string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (key === undefined) return change(value);
  if (key === '*') {
    if (!Array.isArray(value)) return value;
    const entries = value.map((entry) => changeBelow(entry, rest, change));
    const same = new Set(entries.filter((entry, index) => entry === value[index]));
    // A changed value may already be in the list.
    return entries.filter((entry, index): entry is Json => {
      if (entry === undefined || entry === value[index]) return entry !== undefined;
      return !same.has(entry) && entries.indexOf(entry) === index;
    });
  }
  const old = getIn(value, [key]);
  if (!isObject(value) || old === undefined) return value;
  const { [key]: _, ...others } = value;
  const next = changeBelow(old, rest, change);
  return next === undefined ? others : { ...value, [key]: next };
}
