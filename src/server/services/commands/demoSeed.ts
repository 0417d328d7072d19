import type { SettingsDocument } from '../../../language/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Store } from '../../store/store.ts';

/** What a demo server starts with. */
export interface DemoGuild {
  guildId: string;
  premium: boolean;
  adminModify: boolean;
  /** Documents by their names. */
  settings?: Readonly<Record<string, SettingsDocument>>;
}

/**
 * Gives demo servers their plan, their owner's choice about administrators and other settings. A server that has a
 * subscription or a document already keeps it as it is, so a restart undoes nothing.
 */
export async function seedDemo(
  store: Store,
  { plans, adminAccess }: Pick<Catalogue, 'plans'> & { adminAccess: { document: string; field: string } },
  guilds: readonly DemoGuild[],
  now: number,
): Promise<void> {
  const highest = plans.at(-1);
  for (const { guildId, premium, adminModify, settings } of guilds) {
    if (premium && highest && (await store.subscriptions.list(guildId)).length === 0) {
      await store.subscriptions.grant({ guild: guildId, plan: highest, now });
    }
    const documents = {
      ...settings,
      ...(adminModify ? { [adminAccess.document]: { [adminAccess.field]: true } } : {}),
    };
    for (const [document, value] of Object.entries(documents)) {
      // Revision 0: only where the document was never saved.
      await store.documents.save({
        guild: guildId,
        document,
        value,
        version: 0,
        expectedRevision: 0,
        user: '0',
        at: now,
      });
    }
  }
}
