/**
 * A process in which many writers save to a store at the same time, until it is killed. Prints a line for every save that was
 * acknowledged: guild, revision and value.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../src/server/store/store.ts';

const { databaseUrl, dataDir, writers } = JSON.parse(process.argv[2] ?? '');
const store = await openStore({ databaseUrl, dataDir, plans: ['free', 'premium'] });
const document = 'customize.settings';

async function write(guild: string): Promise<never> {
  for (let count = 0; ; count++) {
    const revision = (await store.documents.read(guild, [document])).get(document)?.revision ?? 0;
    const value = { text: `${process.pid}-${count}` };
    const result = await store.documents.save({
      ...{ guild, document, value, version: 1, user: '42', at: Date.now() },
      expectedRevision: revision,
      idempotencyKey: { key: `key-of-${value.text}`, hash: 'x' },
    });
    if (!result.ok) throw new Error(`Guild ${guild} has another writer`);
    // Written synchronously: a killed process flushes nothing.
    writeSync(1, `${guild} ${result.revision} ${value.text}\n`);
  }
}

await Promise.all(Array.from({ length: writers }, (_, index) => write(String(index))));
