/** Counts how far changes reach in a store, in a process whose memory nothing else uses. Prints what it took as JSON. */
import { changesBetween } from '../../../scripts/changes/changes.ts';
import { reachOf } from '../../../scripts/reach/reach.ts';
import { openExistingStore } from '../../../src/server/store/store.ts';
import { copyOf } from '../../changes/copies.ts';
import { CHANGES } from '../../reach/changes.ts';
import { NOW } from '../../reach/generated.ts';

const { databaseUrl, dataDir, days } = JSON.parse(process.argv[2] ?? '');
const copy = copyOf();
const after = copy.with(CHANGES);
const changes = changesBetween(copy.state, after);
const store = await openExistingStore({ databaseUrl, dataDir, plans: after.project.plans.ids });
const [start, used] = [performance.now(), process.cpuUsage()];
const reach = await reachOf({ store, before: copy.state, after, changes, now: NOW, days, withEnded: true });
const { user, system } = process.cpuUsage(used);
const result = {
  seconds: (performance.now() - start) / 1000,
  cpu: (user + system) / 1e6,
  // Kilobytes.
  peak: process.resourceUsage().maxRSS * 1000,
  saves: reach.saves?.judged ?? 0,
};
await store.close();
copy.remove();
console.log(JSON.stringify(result));
