import type { SettingsDocument } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';

/** Tracks which fields of the edited document differ from the saved one. Compares changed fields only. */
export interface DirtyFields {
  fields(): ReadonlySet<string>;
  /** Compares the named fields again. */
  update(names: Iterable<string>, saved: SettingsDocument, edited: SettingsDocument): void;
}

export function createDirtyFields(): DirtyFields {
  const fields = new Set<string>();
  return {
    fields: () => fields,
    update(names, saved, edited) {
      for (const name of names) {
        if (equal(saved[name], edited[name])) fields.delete(name);
        else fields.add(name);
      }
    },
  };
}

/** The names of fields that are not identical (`Object.is`) in both documents. */
export function differingFields(a: SettingsDocument, b: SettingsDocument): string[] {
  if (a === b) return [];
  const names = Object.keys(b).filter((name) => !Object.is(a[name], b[name]));
  for (const name of Object.keys(a)) if (!Object.hasOwn(b, name)) names.push(name);
  return names;
}
