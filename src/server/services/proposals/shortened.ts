import { alignRows, isKept } from '../../../language/documents/alignRows.ts';
import { nearestPlace } from '../../../language/documents/differences.ts';
import type { Path, SettingsDocument } from '../../../language/model.ts';
import { fieldAt } from '../../../language/plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { getIn, setIn } from '../../../language/values/path.ts';

/** Values in which a list is shorter, and the entries that were left out of it. */
interface Shortened {
  values: SettingsDocument;
  paths: Path[];
}

/**
 * Shortens a list that has too many entries: to as many as it has today, which a save tolerates even above the limit, or else to the
 * limit. Its last entries are left out, those that it has today only after all others.
 */
export function* shortened(
  { module, now }: { module: ResolvedModule; now: SettingsDocument },
  values: SettingsDocument,
  path: Path,
): Generator<Shortened> {
  const list = fieldAt(module, path);
  const entries = getIn(values, path);
  if (list?.maxItems === undefined || !Array.isArray(entries)) return;
  const place = nearestPlace(module, { kind: 'changed', path }, { after: values, document: now });
  const today = place.length === path.length ? getIn(now, place) : undefined;
  const current = Array.isArray(today) ? today : [];
  const pairs = alignRows(list, current, entries).filter(isKept);
  const first = new Set([...pairs.map(({ to }) => to).sort((a, b) => a - b), ...entries.keys()]);
  for (const length of [current.length, list.maxItems]) {
    if (length < list.maxItems || length >= entries.length) continue;
    const leftOut = [...first].slice(length).sort((a, b) => a - b);
    yield {
      values: setIn(
        values,
        path,
        entries.filter((_, index) => !leftOut.includes(index)),
      ),
      paths: leftOut.map((index) => [...path, index]),
    };
  }
}
