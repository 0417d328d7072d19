import { afterAll, expect, test } from 'vitest';
import { changesBetween } from '../../scripts/changes/changes.ts';
import { asText } from '../../scripts/reach/formats.ts';
import { reachOf } from '../../scripts/reach/reach.ts';
import { reachedIn } from '../../src/language/rollouts/reachedIn.ts';
import { copyOf } from '../changes/copies.ts';
import { sqlite } from '../server/engines.ts';
import { fill, generatedServers, NOW } from './generated.ts';
import { countNaively } from './naive.ts';

const copy = copyOf();
afterAll(() => copy.remove());

test('a rollout reaches only the servers that it has come to', async () => {
  const rollout = { from: '2026-10-01', share: 40, to: { plans: { free: { maxItems: 3 } } } };
  const after = copy.with([
    {
      in: 'schemas/modules/tempVoice/module.json',
      set: { 'settings.properties.templates.rollout': rollout },
    },
  ]);
  const spec = after.project.modules.find(({ id }) => id === 'tempVoice')?.spec;
  if (!spec) throw new Error('There is no module');
  const servers = [...generatedServers(150, 7)];
  const long = countNaively(servers, 'free', 'tempVoice.settings', ({ templates }) => {
    const count = Array.isArray(templates) ? templates.length : 0;
    return count > 3;
  });
  const expected = long.filter((guild) => reachedIn(spec, guild, NOW).length > 0);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(long.length);

  const engine = sqlite();
  await engine.prepare();
  const store = await engine.open();
  try {
    await fill(store, servers);
    const changes = changesBetween(copy.state, after);
    const reach = await reachOf({ store, before: copy.state, after, changes, now: NOW, days: 30, withIds: true });
    const ids = reach.changes.flatMap(({ plans }) => plans.flatMap(({ cut }) => cut?.ids ?? []));
    expect([...new Set(ids)].sort()).toEqual(expected.sort());
    const counted = reach.changes.flatMap(({ plans }) => plans.map(({ all }) => all.servers)).join();
    expect(asText(reach)).toContain(
      'Free, in servers that the rollout reaches: Temporary Voice Channels › Templates: at most 3 entries, was 5',
    );
    expect(asText(reach)).toContain(`${counted} of ${reach.servers.free} servers on Free have more than 3: `);
    const refused = new Set(reach.saves?.sentences.flatMap((one) => one.ids ?? []));
    expect(refused.size).toBeGreaterThan(0);
    for (const guild of refused) expect(reachedIn(spec, guild, NOW)).toEqual(['templates']);
  } finally {
    await store.close();
    await engine.clear();
  }
});
