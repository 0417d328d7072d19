/** Counts in a part of the servers, beside the process that has counted in the others. The argument is a `PartRequest`. */
import { changesBetween } from '../changes/changes.ts';
import { readState, withStateAt } from '../changes/states.ts';
import { openNamedStore } from './openStore.ts';
import { type PartRequest, sendable } from './parts.ts';
import { reachOf } from './reach.ts';

const { root, ref, ...part }: PartRequest = JSON.parse(process.argv[2] ?? '');
const after = readState(root);
const { before, changes } = await withStateAt({ ref, root, like: after }, (state) => ({
  before: state,
  changes: changesBetween(state, after),
}));
const store = await openNamedStore(process.env.REACH_STORE, after.project.plans.ids);
try {
  const { after: from, ...rest } = part;
  const reach = await reachOf({ ...rest, store, before, after, changes, from, withEnded: true });
  process.send?.(sendable(reach, changes));
} finally {
  await store.close();
}
process.disconnect?.();
