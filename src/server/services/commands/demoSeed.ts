import type { SettingsDocument } from '../../../language/model.ts';
import { HOUR } from '../../../language/time/milliseconds.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Store } from '../../store/store.ts';

/** The initial state of a demo server. */
export interface DemoGuild {
  guildId: string;
  premium: boolean;
  adminModify: boolean;
  /** Who made the initial settings; by default somebody whose data was erased. */
  user?: string;
  /** Documents by their stored names. */
  settings?: Readonly<Record<string, SettingsDocument>>;
  /** Earlier saves, the oldest first. */
  saves?: readonly DemoSave[];
}

/** A save in the past of a demo server. */
export interface DemoSave {
  /** How many hours ago it was made. */
  hours: number;
  user: string;
  /** The stored name of the document. */
  document: string;
  /** The settings that it changed. */
  changed: SettingsDocument;
}

/**
 * Gives demo servers their plan and settings. Existing subscriptions and documents stay as they are, so a restart undoes
 * nothing.
 */
export async function seedDemo(
  store: Store,
  { plans, adminAccess }: Pick<Catalogue, 'plans'> & { adminAccess: { document: string; field: string } },
  guilds: readonly DemoGuild[],
  now: number,
): Promise<void> {
  const highest = plans.at(-1);
  for (const { guildId, premium, adminModify, user = '0', settings, saves = [] } of guilds) {
    if (premium && highest && (await store.subscriptions.list(guildId)).length === 0) {
      await store.subscriptions.grant({ guild: guildId, plan: highest, now });
    }
    const documents = {
      ...settings,
      ...(adminModify ? { [adminAccess.document]: { [adminAccess.field]: true } } : {}),
    };
    for (const [document, value] of Object.entries(documents)) {
      // Revision 0: only if the document was never saved.
      await store.documents.save({
        guild: guildId,
        document,
        value,
        version: 0,
        expectedRevision: 0,
        user,
        at: now,
      });
    }
    await seedSaves(store, guildId, saves, now);
  }
}

/** Makes earlier saves, unless their documents were saved before. */
async function seedSaves(store: Store, guild: string, saves: readonly DemoSave[], now: number): Promise<void> {
  const made = new Map<string, { revision: number; value: SettingsDocument } | null>();
  for (const { hours, user, document, changed } of saves) {
    const before = made.get(document);
    if (before === null) continue;
    const value = { ...before?.value, ...changed };
    const at = now - hours * HOUR;
    const result = await store.documents.save({
      ...{ guild, document, user, at, value, version: 0 },
      // Revision 0: only if the document was never saved.
      expectedRevision: before?.revision ?? 0,
    });
    made.set(document, result.ok ? { revision: result.revision, value } : null);
  }
}
