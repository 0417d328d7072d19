import { isObject } from '../../language/values/isObject.ts';
import { fileValue, metaFileOf } from './files.ts';
import { useStudio } from './StudioContext.ts';

/** The names that a text may be, by its meaning in the meta-schemas. Empty if there is nothing to suggest. */
export function useNames(meaning: string, file: string): string[] {
  const { state } = useStudio();
  const value = fileValue(state, file);
  switch (meaning) {
    case 'plan':
      return entriesIn(fileValue(state, 'schemas/plans.json'), 'plans');
    case 'menuGroup':
      return entriesIn(fileValue(state, 'schemas/screens/configure.json'), 'groups');
    case 'module':
      return Object.keys(state.files).flatMap(
        (one) => /^schemas\/modules\/([^/]+)\/module\.json$/.exec(one)?.[1] ?? [],
      );
    default:
      return /setting|target|list/i.test(meaning) && metaFileOf(file).includes('module') ? settingsIn(value) : [];
  }
}

function entriesIn(value: unknown, list: string): string[] {
  const entries = isObject(value) ? value[list] : undefined;
  return Array.isArray(entries)
    ? entries.flatMap((one) => (isObject(one) && typeof one.id === 'string' ? one.id : []))
    : [];
}

function settingsIn(value: unknown): string[] {
  const settings = isObject(value) ? value.settings : undefined;
  const properties = isObject(settings) ? settings.properties : undefined;
  return isObject(properties) ? Object.keys(properties) : [];
}
