import type { Expression, Path, SettingsDocument } from '../../model.ts';
import { fieldAt } from '../../plans/resolveForPlan.ts';
import { environment, evaluateCondition, fieldState, gatesOn } from '../../resolved/fieldState.ts';
import type { ResolvedModule } from '../../resolved/resolvedModule.ts';
import { getIn, parsePath, setIn } from '../../values/path.ts';
import { candidateEntry, candidateValues } from './candidateValues.ts';

/** The most settings that are changed to make a field active, and the most documents that are tried. */
const MAX_CHANGES = 4;
const MAX_TRIED = 3000;

/**
 * A document in which the field at a path is visible and enabled, with an entry in every list that the path leads
 * through: the given one with as few other settings changed as it takes. The conditions of the field say which settings
 * those are. Undefined if no such document is found.
 */
export function activeDocument(
  module: ResolvedModule,
  path: Path,
  start: SettingsDocument,
): SettingsDocument | undefined {
  const tried = new Set<string>();
  let documents = [withEntries(module, start, path)];
  for (let changes = 0; ; changes++) {
    const active = documents.find((document) => fieldState(module, path, document).enabled);
    if (active || changes === MAX_CHANGES) return active;
    documents = documents
      .flatMap((document) => variants(module, path, document))
      .filter((document) => {
        const text = JSON.stringify(document);
        return !tried.has(text) && tried.size < MAX_TRIED && tried.add(text);
      });
  }
}

/** The document with an entry in every list on the way to a path. */
function withEntries(module: ResolvedModule, document: SettingsDocument, path: Path): SettingsDocument {
  return path.reduce<SettingsDocument>((next, key, depth) => {
    const place = path.slice(0, depth);
    const list = typeof key === 'number' ? fieldAt(module, place) : undefined;
    const isThere = getIn(next, path.slice(0, depth + 1)) !== undefined;
    return list && !isThere ? setIn(next, place, [candidateEntry(list, 1)]) : next;
  }, document);
}

/** The documents in which one of the settings differs that the unmet conditions of a field read. */
function variants(module: ResolvedModule, path: Path, document: SettingsDocument): SettingsDocument[] {
  return gatesOn(module, path).flatMap(({ gate, at }) => {
    const env = environment(module.context, document, at);
    return [gate.visible ?? [], gate.enabled ?? []]
      .flat()
      .filter((condition) => !evaluateCondition(module, condition, env))
      .flatMap((condition) =>
        (module.module.reads[condition] ?? []).flatMap((read) => {
          const place = pathInEntry(read, at);
          return place ? changed(module, path, document, condition, place) : [];
        }),
      );
  });
}

/** The path of what an expression at a path reads, which may go on with `*` for each entry; undefined outside the document. */
function pathInEntry(read: string, at: Path): Path | undefined {
  const [root, ...names] = parsePath(read);
  const rows = at.flatMap((key, depth) => (typeof key === 'number' ? [at.slice(0, depth + 1)] : []));
  const roots: Partial<Record<string | number, Path>> = { self: [], item: rows.at(-1), parent: rows.at(-2) };
  const start = roots[root ?? ''];
  return start && [...start, ...names];
}

/** The documents with another value of what a condition reads. */
function changed(
  module: ResolvedModule,
  path: Path,
  document: SettingsDocument,
  condition: Expression,
  read: Path,
): SettingsDocument[] {
  const star = read.indexOf('*');
  const place = star < 0 ? read : read.slice(0, star);
  const field = fieldAt(module, place);
  if (!field) return [];
  const values = candidateValues(field, {
    expression: condition,
    part: star < 0 ? [] : read.slice(star),
    guild: module.context.guild,
  });
  const leadsThere = place.length < path.length && place.every((key, depth) => path[depth] === key);
  if (!leadsThere) return values.map((value) => setIn(document, place, value));
  // The entry that the path leads to stays.
  const current = getIn(document, place);
  return values.flatMap((value) =>
    Array.isArray(value) && Array.isArray(current) ? [setIn(document, place, [...current, ...value])] : [],
  );
}
