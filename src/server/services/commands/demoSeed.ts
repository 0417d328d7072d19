import type { SettingsDocument } from '../../../language/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Store } from '../../store/store.ts';

/** The initial state of a demo server. */
export interface DemoGuild {
  guildId: string;
  premium: boolean;
  adminModify: boolean;
  /** Documents by their stored names. */
  settings?: Readonly<Record<string, SettingsDocument>>;
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
  for (const { guildId, premium, adminModify, settings } of guilds) {
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
        user: '0',
        at: now,
      });
    }
  }
}
