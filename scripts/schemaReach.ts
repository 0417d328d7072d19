/**
 * `npm run schema:reach -- [REF]`: how far the schemas of the working folder, compared with a commit, reach in a store: how many
 * servers have settings, and how many saves were made, that they would validate otherwise. Only reads.
 */
import { changesBetween } from './changes/changes.ts';
import { readState, withStateAt } from './changes/states.ts';
import { readOptions } from './commandLine/options.ts';
import { asJson, asText } from './reach/formats.ts';
import { openNamedStore } from './reach/openStore.ts';
import { type Parts, reachInParts, startParts, stopParts } from './reach/parts.ts';

const { values, positionals } = readOptions(
  `npm run schema:reach -- [REF] [options]   how many servers a change of the schemas reaches, compared with a commit (HEAD if none
                                          is named)

  --store STORE   an SQLite file, the data folder of a server, or the URL of a PostgreSQL database; that of the environment or
                  .env if omitted
  --days DAYS     how many days of saves are validated again, 30 by default; none with 0
  --ids           lists the ids of the servers, too
  --json          for programs
  --root DIR      another project folder`,
  {
    store: { type: 'string' },
    days: { type: 'string', default: '30' },
    ids: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: process.cwd() },
  },
);

try {
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 0) throw new Error('--days is a whole number of days.');
  const { root, ids: withIds } = values;
  const ref = positionals[0] ?? 'HEAD';
  const after = readState(root);
  const store = await openNamedStore(values.store, after.project.plans.ids);
  let parts: Parts | undefined;
  try {
    parts = await startParts(store, { root, ref, store: values.store });
    const { before, changes } = await withStateAt({ ref, root, like: after }, (state) => ({
      before: state,
      changes: changesBetween(state, after),
    }));
    const reach = await reachInParts(
      { store, before, after, changes, now: Date.now(), withIds, days: days || undefined, withEnded: true },
      parts,
    );
    console.log(values.json ? asJson(reach) : asText(reach));
  } finally {
    if (parts) stopParts(parts);
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
