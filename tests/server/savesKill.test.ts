import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { bundleScripts } from './bundled.ts';
import { availableEngines, type Engine } from './engines.ts';

/** `KILLS=50 npm run unit -- tests/server/savesKill.test.ts` kills that many processes per engine. */
const KILLS = Number(process.env.KILLS ?? 3);
const WRITERS = 16;

const bundleOf = bundleScripts(new URL('savesUntilKilled.ts', import.meta.url));
const engines = await availableEngines();

interface Acknowledged {
  guild: string;
  revision: number;
  text: string;
}

/** Starts a process that saves, and kills it after so many acknowledged saves. @returns all that were acknowledged */
async function saveAndKill(engine: Engine, after: number): Promise<Acknowledged[]> {
  const given = JSON.stringify({ ...engine.location(), writers: WRITERS });
  const child = spawn(process.execPath, [bundleOf('savesUntilKilled'), given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: Acknowledged[] = [];
  for await (const line of createInterface(child.stdout)) {
    const [guild = '', revision, text = ''] = line.split(' ');
    acknowledged.push({ guild, revision: Number(revision), text });
    if (acknowledged.length === after) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

describe.each(engines)('$name', (engine) => {
  test(
    'has every acknowledged save and copy of a process that was killed while many were under way',
    async () => {
      await engine.prepare();
      try {
        const acknowledged: Acknowledged[] = [];
        let copied = 0;
        for (let kill = 0; kill < KILLS; kill++) {
          acknowledged.push(...(await saveAndKill(engine, 1 + ((kill * 37) % 150))));
          const store = await engine.open();
          try {
            const rows = await store.db
              .selectFrom('history')
              .select(['guild_id', 'document', 'kind', 'revision', 'value'])
              .execute();
            const textOf = ({ value }: { value: string | null }) => JSON.parse(value ?? '').text;
            const first = rows.filter(({ document }) => document === 'customize.settings');
            const history = new Map(first.map((row) => [`${row.guild_id} ${row.revision}`, textOf(row)]));
            const lost = acknowledged.filter(
              ({ guild, revision, text }) => history.get(`${guild} ${revision}`) !== text,
            );
            expect(lost).toEqual([]);
            // Documents, history and keys were written together.
            const documents = await store.db.selectFrom('documents').select(['guild_id', 'revision']).execute();
            expect(documents.reduce((sum, { revision }) => sum + revision, 0)).toBe(rows.length);
            // So were both documents of each copy.
            const copies = first.filter(({ kind }) => kind === 'copy').map(textOf);
            copied = copies.length;
            expect(
              rows
                .filter((row) => !first.includes(row))
                .map(textOf)
                .sort(),
            ).toEqual(copies.sort());
            expect(await store.db.selectFrom('save_keys').select('key').execute()).toHaveLength(history.size);
          } finally {
            await store.close();
          }
        }
        expect(acknowledged.length).toBeGreaterThan(KILLS);
        expect(copied).toBeGreaterThan(KILLS);
      } finally {
        await engine.clear();
      }
    },
    KILLS * 30_000,
  );
});
