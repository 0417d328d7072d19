import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fill, generatedServers } from '../../reach/generated.ts';
import { postgres, postgresIsAvailable, sqlite } from '../../server/engines.ts';

/** What counting took: seconds, seconds of CPU time, and bytes. */
export interface ReachResult {
  engine: string;
  servers: number;
  documents: number;
  /** How many saves were validated again. */
  saves: number;
  seconds: number;
  cpu: number;
  peak: number;
}

const CHILD = fileURLToPath(new URL('./count.ts', import.meta.url));
/** Documents of a generated server on average: of each of five, between none and four versions. */
const DOCUMENTS_EACH = 4;

export async function measureReach({
  sizes,
  engines,
}: {
  sizes: readonly number[];
  engines: readonly string[];
}): Promise<ReachResult[]> {
  const results: ReachResult[] = [];
  for (const size of sizes) {
    for (const [name, engine] of [
      ['sqlite', sqlite()],
      ['postgres', postgres()],
    ] as const) {
      if (!engines.includes(name) || (name === 'postgres' && !(await postgresIsAvailable()))) continue;
      await engine.prepare();
      try {
        const store = await engine.open();
        const servers = Math.ceil(size / DOCUMENTS_EACH);
        await fill(store, generatedServers(servers, 1));
        const { count } = await store.db
          .selectFrom('documents')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        await store.close();
        for (const days of [undefined, 30]) {
          const place = JSON.stringify({ ...engine.location(), days });
          const output = execFileSync('npx', ['tsx', CHILD, place], { encoding: 'utf8', maxBuffer: 1e9 });
          const result = JSON.parse(output.trim().split('\n').at(-1) ?? '');
          results.push({ engine: engine.name, servers, documents: Number(count), ...result });
          console.log(`reach: ${JSON.stringify(results.at(-1))}`);
        }
      } finally {
        await engine.clear();
      }
    }
  }
  return results;
}
