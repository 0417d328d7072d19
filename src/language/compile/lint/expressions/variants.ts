import type { Json, ModuleSpec, Path, SettingsDocument } from '../../../model.ts';
import { type FieldForPlan, fieldAt } from '../../../plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../../resolved/resolvedModule.ts';
import { counted } from '../../../text/counted.ts';
import { getIn, setIn } from '../../../values/path.ts';
import { parentList, pathNamed } from '../../expressions/collect.ts';

/** More combinations of values than this are not tried. */
const MOST = 500;

/** A setting that an expression reads, by its path from the root and with `*` for every entry. */
export interface SettingRead {
  root: 'self' | 'item' | 'parent';
  name: string;
  path: string;
}

/** The settings among what expressions read. @param each the list whose entry `item` is */
export function settingsRead(spec: ModuleSpec, each: string | undefined, reads: readonly string[]): SettingRead[] {
  const owners = { self: undefined, item: each, parent: parentList(spec, each) };
  return [...new Set(reads)].flatMap((path): SettingRead[] => {
    const [root, ...names] = path.split('.');
    const name = names.join('.');
    // What is read of every entry of a list has no single value.
    const isOne = !names.includes('*');
    if (!isOne || (root !== 'self' && root !== 'item' && root !== 'parent')) return [];
    return [{ root, name, path: pathNamed(spec, owners[root], name) }];
  });
}

/** A document with values that were chosen for some settings. */
export interface Variant {
  document: SettingsDocument;
  base: Path;
  chosen: readonly (readonly [name: string, value: Json])[];
}

/**
 * The document as it is, and with each combination of the values that matter.
 * @param base the entry that is `item`
 * @param valuesOf the values to try, given the one that is there
 */
export function variants(
  module: ResolvedModule,
  document: SettingsDocument,
  base: Path,
  reads: readonly SettingRead[],
  valuesOf: (field: FieldForPlan | undefined, present: Json | undefined) => readonly Json[],
): Variant[] {
  const own = [{ document, base, chosen: [] }];
  const domains = reads.flatMap(({ root, name, path }) => {
    const at = [...rootPath(base, root), ...name.split('.')];
    const values = valuesOf(fieldAt(module, path.split('.')), getIn(document, at));
    return values.length === 0 ? [] : [{ name, values, at }];
  });
  if (domains.reduce((count, { values }) => count * values.length, 1) > MOST) return own;
  const varied = domains.reduce<Variant[]>(
    (all, { name, values, at }) =>
      all.flatMap((one) =>
        values.map((value) => ({
          ...one,
          document: setIn(one.document, at, value),
          chosen: [...one.chosen, [name, value] as const],
        })),
      ),
    own,
  );
  return [...own, ...varied];
}

function rootPath(base: Path, root: SettingRead['root']): Path {
  if (root === 'self') return [];
  if (root === 'item') return base;
  const around = base.slice(0, -1).findLastIndex((key) => typeof key === 'number');
  return base.slice(0, around + 1);
}

/** The chosen values as the beginning of a sentence. */
export function inWords(chosen: Variant['chosen']): string {
  if (chosen.length === 0) return 'With the defaults, or in an example';
  return `If ${chosen.map(([name, value]) => `'${name}' ${shown(value)}`).join(' and ')}`;
}

function shown(value: Json): string {
  if (value === null) return 'is empty';
  if (Array.isArray(value)) return `has ${counted(value.length, 'entry', 'entries')}`;
  if (typeof value === 'string') return value.startsWith('xx') ? `has ${value.length} characters` : `is '${value}'`;
  return `is ${String(value)}`;
}
