import type { Path, SettingsDocument } from '../../../src/language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../../src/language/plans/resolveForPlan.ts';
import { isObject } from '../../../src/language/values/isObject.ts';
import { getIn } from '../../../src/language/values/path.ts';

/** A setting of a module by its path, in which `*` stands for every entry of a list. */
export interface SettingPath {
  pattern: Path;
  field: FieldForPlan;
}

/** All settings of a module, those of entries and groups after what they are in. */
export function placesIn({ fields }: Pick<ModuleForPlan, 'fields'>): SettingPath[] {
  const visit = (pattern: Path, field: FieldForPlan): SettingPath[] => [
    { pattern, field },
    ...(field.items ? visit([...pattern, '*'], field.items) : []),
    ...Object.entries(field.properties ?? {}).flatMap(([name, part]) => visit([...pattern, name], part)),
  ];
  return Object.entries(fields).flatMap(([name, field]) => visit([name], field));
}

/** The paths of a document that a pattern leads to. */
export function pathsAt(document: SettingsDocument, pattern: Path): Path[] {
  let paths: Path[] = [[]];
  for (const key of pattern) {
    paths = paths.flatMap((path) => {
      const value = getIn(document, path);
      if (key === '*') return Array.isArray(value) ? value.map((_, index) => [...path, index]) : [];
      return isObject(value) && Object.hasOwn(value, key) ? [[...path, key]] : [];
    });
  }
  return paths;
}
