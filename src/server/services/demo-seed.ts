import type { Catalogue } from '../catalogue.ts';
import type { Store } from '../store/store.ts';

/** What a demo server starts with. */
export interface DemoGuild {
  guildId: string;
  premium: boolean;
  adminModify: boolean;
}

/**
 * Gives demo servers their plan and their owner's choice about administrators. A server that has a subscription or
 * that setting already is left as it is, so a restart undoes nothing.
 */
export async function seedDemo(
  store: Store,
  { plans, adminAccess }: Pick<Catalogue, 'plans' | 'adminAccess'>,
  guilds: readonly DemoGuild[],
  now: number,
): Promise<void> {
  const highest = plans.at(-1);
  for (const { guildId, premium, adminModify } of guilds) {
    if (premium && highest && (await store.subscriptions.list(guildId)).length === 0) {
      await store.subscriptions.grant({ guild: guildId, plan: highest, now });
    }
    if (adminModify) {
      // Revision 0: only where the document was never saved.
      await store.documents.save({
        guild: guildId,
        document: adminAccess.document,
        value: { [adminAccess.field]: true },
        version: 0,
        expectedRevision: 0,
        user: '0',
        at: now,
      });
    }
  }
}
