import { nearestPlace } from '../../../language/documents/differences.ts';
import type { Path, SettingsDocument } from '../../../language/model.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { getIn, setIn } from '../../../language/values/path.ts';

/**
 * Leaves out an entry of a list, which is then as it is today: if the list has the same row now, that one stays. Rows are
 * recognized as in a comparison.
 */
export function withoutEntry(
  { module, now }: { module: ResolvedModule; now: SettingsDocument },
  values: SettingsDocument,
  path: Path,
): SettingsDocument {
  if (!isObject(getIn(values, path))) return setIn(values, path, undefined);
  const place = nearestPlace(module, { kind: 'changed', path }, { after: values, document: now });
  return setIn(values, path, place.length === path.length ? getIn(now, place) : undefined);
}
