import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesBetween } from '../../scripts/changes/changes.ts';
import { readState } from '../../scripts/changes/states.ts';
import { reachInParts, startParts, stopParts } from '../../scripts/reach/parts.ts';
import { type Reach, type ReachOptions, reachOf } from '../../scripts/reach/reach.ts';
import { apply } from '../lint/project.ts';
import { bundleScripts } from '../server/bundled.ts';
import { availableEngines } from '../server/engines.ts';
import { CHANGES } from './changes.ts';
import { fill, generatedServers, NOW } from './generated.ts';

const script = bundleScripts(new URL('../../scripts/reach/part.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'reach-parts-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], { cwd: root });
const engines = await availableEngines();

let options: Pick<ReachOptions, 'before' | 'after' | 'changes' | 'now'>;

beforeAll(() => {
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Before');
  const before = readState(root);
  for (const change of CHANGES.slice(0, 1)) apply(root, change);
  const after = readState(root, before);
  options = { before, after, changes: changesBetween(before, after), now: NOW };
});
afterAll(() => rmSync(root, { recursive: true }));

/** With servers in one order, whichever process has found them. */
function sorted(reach: Reach): unknown {
  return JSON.parse(JSON.stringify(reach, (name, value) => (name === 'ids' ? value.toSorted() : value)));
}

describe.each(engines)('over $name', (engine) => {
  test('several processes count what one does', async () => {
    await engine.prepare();
    const store = await engine.open();
    try {
      await fill(store, generatedServers(120, 3));
      const [bound = '', ...more] = await store.servers.bounds(2, 1);
      expect(more).toEqual([]);
      expect(await store.servers.bounds(2, 1_000_000)).toEqual([]);
      const half = await reachOf({ ...options, store, until: bound });
      const servers = (reach: Reach) => Object.values(reach.servers).reduce((sum, one) => sum + one, 0);
      expect(servers(half)).toBeGreaterThan(40);
      expect(servers(half)).toBeLessThan(80);

      const all = { ...options, store, days: 30, withIds: true, withEnded: true };
      const { databaseUrl, dataDir } = engine.location();
      const place = { root, ref: 'HEAD', store: databaseUrl ?? dataDir, program: [script('part')] as const };
      const whole = await reachOf(all);
      expect((await startParts(store, place)).processes).toEqual([]);
      const parts = await startParts(store, { ...place, worthwhile: 1 });
      expect(parts.processes.length).toBeGreaterThan(0);
      const inParts = await reachInParts(all, parts);
      expect(sorted(inParts)).toEqual(sorted(whole));
      expect(whole.saves?.refused).toBeGreaterThan(0);

      const stopped = await startParts(store, { ...place, worthwhile: 1 });
      stopParts(stopped);
      await expect(reachInParts(all, stopped)).rejects.toThrow('has ended without a result');
    } finally {
      await store.close();
      await engine.clear();
    }
  });
});
