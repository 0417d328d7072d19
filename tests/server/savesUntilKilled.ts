/**
 * A process in which many writers save to a store at the same time, until it is killed: a document, and every third time two at once
 * as copies and restores do. Prints a line for every save that was acknowledged: guild, revision and value.
 */
import { writeSync } from 'node:fs';
import type { KeyedAction } from '../../src/server/store/idempotencyKeys.ts';
import { openStore } from '../../src/server/store/store.ts';
import type { Save } from '../../src/server/store/storedDocument.ts';

const { databaseUrl, dataDir, writers } = JSON.parse(process.argv[2] ?? '');
const store = await openStore({ databaseUrl, dataDir, plans: ['free', 'premium'] });
const document = 'customize.settings';

/** Writes the same value to a second document, in one transaction and with the key of the action. */
async function copy(save: Save, idempotencyKey: KeyedAction['idempotencyKey']): Promise<void> {
  const { guild, user, at } = save;
  const second = 'welcomeLeave.settings';
  const { revision } = (await store.documents.read(guild, [second])).get(second) ?? { revision: 0 };
  const cause = { kind: 'copy', details: { kind: 'copy', name: 'Elsewhere' } } as const;
  const saves = [save, { ...save, document: second, expectedRevision: revision }].map((one) => ({ ...one, ...cause }));
  const made = await store.documents.saveAll(saves, { guild, user, at, action: 'transfer', idempotencyKey });
  if (!made) throw new Error(`Guild ${guild} has another writer`);
}

async function write(guild: string): Promise<never> {
  for (let count = 0; ; count++) {
    const revision = (await store.documents.read(guild, [document])).get(document)?.revision ?? 0;
    const value = { text: `${process.pid}-${count}` };
    const save = { ...{ guild, document, value, version: 1, user: '42', at: Date.now() }, expectedRevision: revision };
    const idempotencyKey = { key: `key-of-${value.text}`, hash: 'x' };
    if (count % 3 === 2) await copy(save, idempotencyKey);
    else {
      const result = await store.documents.save({ ...save, idempotencyKey });
      if (!result.ok) throw new Error(`Guild ${guild} has another writer`);
    }
    // Written synchronously: a killed process flushes nothing.
    writeSync(1, `${guild} ${revision + 1} ${value.text}\n`);
  }
}

await Promise.all(Array.from({ length: writers }, (_, index) => write(String(index))));
