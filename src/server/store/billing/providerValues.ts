import type { Kysely } from 'kysely';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';

/** Ids of what the setup found or created at a payment provider, by name. */
export interface ProviderValues {
  read(provider: string, name: string): Promise<string | null>;
  /** The name under which a value is stored; null if it is not. */
  nameOf(provider: string, value: string): Promise<string | null>;
  write(provider: string, name: string, value: string): Promise<void>;
}

export function providerValues(db: Kysely<Tables>): ProviderValues {
  return {
    async read(provider, name) {
      const row = await db
        .selectFrom('provider_values')
        .select('value')
        .where('provider', '=', provider)
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.value ?? null;
    },

    async nameOf(provider, value) {
      const row = await db
        .selectFrom('provider_values')
        .select('name')
        .where('provider', '=', provider)
        .where('value', '=', value)
        .executeTakeFirst();
      return row?.name ?? null;
    },

    async write(provider, name, value) {
      await retrying(() =>
        db
          .insertInto('provider_values')
          .values({ provider, name, value })
          .onConflict((conflict) => conflict.columns(['provider', 'name']).doUpdateSet({ value }))
          .execute(),
      );
    },
  };
}
