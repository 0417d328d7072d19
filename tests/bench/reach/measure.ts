import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply } from '../../lint/project.ts';
import { CHANGES } from '../../reach/changes.ts';
import { fill, generatedServers } from '../../reach/generated.ts';
import { postgres, postgresIsAvailable, sqlite } from '../../server/engines.ts';
import { type CommandResult, measureProgram } from './processes.ts';

/** What the command took. */
export interface ReachResult extends Omit<CommandResult, 'output'> {
  engine: string;
  servers: number;
  documents: number;
  /** How many saves were validated again. */
  saves: number;
  /** How long the same command takes with a store of one server: for starting, and for reading and comparing the schemas. */
  empty: number;
}

/** Documents of a generated server on average: of each of five, between none and four versions. */
const DOCUMENTS_EACH = 4;
const SEED = 1;

export async function measureReach({
  sizes,
  engines,
}: {
  sizes: readonly number[];
  engines: readonly string[];
}): Promise<ReachResult[]> {
  const results: ReachResult[] = [];
  const root = changedProject();
  try {
    for (const [name, engine] of [
      ['sqlite', sqlite()],
      ['postgres', postgres()],
    ] as const) {
      if (!engines.includes(name) || (name === 'postgres' && !(await postgresIsAvailable()))) continue;
      let empty = 0;
      for (const size of [1, ...sizes]) {
        await engine.prepare();
        try {
          const store = await engine.open();
          const servers = Math.ceil(size / DOCUMENTS_EACH);
          await fill(store, generatedServers(servers, SEED, { now: Date.now() }));
          const { count } = await store.db
            .selectFrom('documents')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow();
          await store.close();
          const { databaseUrl, dataDir } = engine.location();
          for (const days of size === 1 ? [0] : [0, 30]) {
            const { output, ...took } = await measureProgram([
              ...['scripts/run.mjs', 'schemaReach', 'HEAD', '--json', '--root', root],
              ...['--store', databaseUrl ?? dataDir, '--days', String(days)],
            ]);
            if (size === 1) empty = took.seconds;
            else {
              const saves = JSON.parse(output).saves?.judged ?? 0;
              results.push({ engine: engine.name, servers, documents: Number(count), saves, empty, ...took });
              console.log(`reach: ${JSON.stringify(results.at(-1))}`);
            }
          }
        } finally {
          await engine.clear();
        }
      }
    }
  } finally {
    rmSync(root, { recursive: true });
  }
  return results;
}

/** The schemas in a repository whose working folder has changes. */
function changedProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'reach-bench-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', ...args], { cwd: root });
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Before');
  for (const change of CHANGES) apply(root, change);
  return root;
}
