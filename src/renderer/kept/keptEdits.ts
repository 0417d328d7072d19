import type { CompiledModule, Field, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import { pruneObjects, readObject, writeObject } from '../browser/objectStore.ts';
import { serverNow } from '../calls/serverClock.ts';
import { differingFields } from '../state/dirty.ts';
import { type DraftEntry, NOTHING_UNREAD, type UnreadTexts } from '../state/formState.ts';
import type { EditSteps } from '../state/history.ts';
import { keepObject } from './keepObject.ts';
import { type Fate, keptAt, keptKeys, markKept, markOf } from './marks.ts';

/** The unsaved edits of a form. */
export interface Edited {
  /** The saved copy that they were made from. */
  base: SettingsDocument;
  document: SettingsDocument;
  steps: EditSteps;
  drafts: ReadonlyMap<string, DraftEntry>;
}

/** Edits as they are stored: the documents of the history as what changes from each to the next. */
interface Stored extends Pick<Edited, 'base' | 'drafts'> {
  shape: string;
  first: SettingsDocument;
  changes: SettingsDocument[];
  /** The texts at each step that were no values yet. Earlier versions did not keep them. */
  unread?: UnreadTexts[];
  /** The position of the present document. */
  present: number;
}

/**
 * Keeps edits on this device. Parts that documents share are stored once.
 * @param at when they were made, in milliseconds since 1970
 * @returns whether they are kept. If not, what was kept before still is
 */
export async function writeEdits(
  key: string,
  module: CompiledModule,
  { edited, at, fate }: { edited: Edited; at: number; fate?: Fate },
): Promise<boolean> {
  const { base, document, steps, drafts } = edited;
  const states = [...steps.past, { document, unread: NOTHING_UNREAD }, ...steps.future];
  const [first = document, ...others] = states.map((state) => state.document);
  const changes: SettingsDocument[] = [];
  let before = first;
  for (const after of others) {
    changes.push(Object.fromEntries(differingFields(before, after).map((name) => [name, after[name] ?? null])));
    before = after;
  }
  const unread = states.map((state) => state.unread);
  const stored: Stored = { shape: shapeOf(module), base, first, changes, unread, present: steps.past.length, drafts };
  return keepObject(key, stored, at, fate);
}

/** The edits kept with a key. Undefined if there are none, or if the module's settings are other ones now. */
export async function readEdits(key: string, module: CompiledModule): Promise<Edited | undefined> {
  const stored = await readObject(key);
  if (!isStored(stored) || stored.shape !== shapeOf(module)) {
    markKept(key, undefined);
    return undefined;
  }
  let last = stored.first;
  const documents = [last];
  for (const change of stored.changes) {
    last = { ...last, ...change };
    documents.push(last);
  }
  const { base, present, drafts, unread = [] } = stored;
  const states = documents.map((document, at) => ({ document, unread: unread[at] ?? NOTHING_UNREAD }));
  const steps = { past: states.slice(0, present), future: states.slice(present + 1) };
  return { base, document: documents[present] ?? last, steps, drafts };
}

/** Removes what nobody can come back to: what is too old, and what belonged to somebody who has signed out. */
export async function pruneEdits(): Promise<void> {
  // The clock of the device may have been set forward.
  const now = Math.min(Date.now(), serverNow());
  for (const key of keptKeys()) if (!markOf(key, now)) markKept(key, undefined);
  await pruneObjects(new Set(keptKeys()));
}

export async function forgetEdits(key: string): Promise<void> {
  if (keptAt(key) === undefined) return;
  markKept(key, undefined);
  await writeObject(key, undefined);
}

function isStored(value: unknown): value is Stored {
  return isObject(value) && 'shape' in value && isObject(value.first) && isObject(value.base) && value.drafts !== null;
}

/** Which settings a module has. Edits made with other ones cannot be continued. */
function shapeOf({ spec, migrations }: CompiledModule): string {
  const shape = (fields: Readonly<Record<string, Field>>): unknown =>
    Object.entries(fields).map(([name, { type, items, properties }]) => [
      name,
      type,
      items && [items.type, shape(items.properties ?? {})],
      properties && shape(properties),
    ]);
  return JSON.stringify([migrations.length, shape(spec.settings.properties)]);
}
