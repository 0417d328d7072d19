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
  /** The values of a save whose outcome was unknown. */
  sent?: SettingsDocument | undefined;
}

/** Edits as they are stored: the documents of the history as what changes from each to the next. */
interface Stored extends Pick<Edited, 'base' | 'drafts' | 'sent'> {
  shape: string;
  /** The language of the page. Earlier versions did not keep it. */
  language?: string;
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
  const { base, document, steps, drafts, sent } = edited;
  const states = [...steps.past, { document, unread: NOTHING_UNREAD }, ...steps.future];
  const [first = document, ...others] = states.map((state) => state.document);
  const changes: SettingsDocument[] = [];
  let before = first;
  for (const after of others) {
    changes.push(Object.fromEntries(differingFields(before, after).map((name) => [name, after[name] ?? null])));
    before = after;
  }
  const unread = states.map((state) => state.unread);
  const { language } = module.spec;
  const present = steps.past.length;
  const stored: Stored = { shape: shapeOf(module), language, base, first, changes, unread, present, drafts, sent };
  return keepObject(key, stored, at, fate);
}

/**
 * The edits kept with a key. Undefined if there are none, or if the module's settings are other ones now.
 * @param problem what is said about a text that could not be parsed, if it was typed on a page in another language
 */
export async function readEdits(key: string, module: CompiledModule, problem: string): Promise<Edited | undefined> {
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
  const { base, sent, present, unread = [], language = module.spec.language } = stored;
  const textsOf = (drafts: UnreadTexts) =>
    language === module.spec.language ? drafts : acrossLanguages(drafts, problem);
  const states = documents.map((document, at) => ({ document, unread: textsOf(unread[at] ?? NOTHING_UNREAD) }));
  const steps = { past: states.slice(0, present), future: states.slice(present + 1) };
  return { base, document: documents[present] ?? last, steps, drafts: textsOf(stored.drafts), sent };
}

/** Without texts that spell a value in the language in which they were typed: “1.000” may mean one or a thousand. */
function acrossLanguages(drafts: UnreadTexts, problem: string): UnreadTexts {
  return new Map(
    [...drafts]
      .filter(([, { draft }]) => draft.problem !== undefined || draft.isBeside)
      .map(([path, { draft, value }]) => [
        path,
        { draft: draft.problem === undefined ? draft : { ...draft, problem }, value },
      ]),
  );
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
