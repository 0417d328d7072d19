import { merge } from '../../language/documents/merge.ts';
import { counterpartPath, sameRow } from '../../language/documents/rows.ts';
import type { Json, Path, SettingsDocument } from '../../language/model.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { equal } from '../../language/values/equal.ts';
import { isObject } from '../../language/values/isObject.ts';
import { formatPath, parsePath } from '../../language/values/path.ts';
import type { DraftEntry } from './formState.ts';

/** An edited document with what is being typed in it, by path. */
export interface EditedWithTexts {
  document: SettingsDocument;
  drafts: ReadonlyMap<string, DraftEntry>;
}

/**
 * Edits together with those that were made later without them: of a setting in both, the later one counts.
 * @param base the document that the later ones were made from
 */
export function withLater(
  module: ResolvedModule,
  earlier: EditedWithTexts,
  later: EditedWithTexts & { base: SettingsDocument },
): EditedWithTexts {
  const unread = [...later.drafts].filter(([, { draft }]) => draft.problem !== undefined);
  const typed = new Map(unread.map(([path, { draft }]) => [path, draft]));
  const sides = { base: later.base, mine: later.document, theirs: earlier.document };
  const { merged: document } = merge(module, sides, typed);
  const drafts = [earlier, later].flatMap((one) =>
    [...one.drafts].flatMap(([path, entry]) => {
      const place = placeIn(module, one.document, document, path);
      return place ? [[formatPath(place), entry] as const] : [];
    }),
  );
  return { document, drafts: new Map(drafts) };
}

/** Where what is at a dotted path of a document is in another one, because rows move; undefined if it is gone. */
export function placeIn(
  module: ResolvedModule,
  document: SettingsDocument,
  other: SettingsDocument,
  path: string,
): Path | undefined {
  return counterpartPath(module, document, other, parsePath(path), isMergedRow);
}

/** Rows are the same to a merge by their key, or by their whole content while that is empty. */
function isMergedRow(a: Json | undefined, b: Json | undefined, property: string): boolean {
  return sameRow(a, b, property) && ((isObject(a) && Boolean(a[property])) || equal(a, b));
}
