/** Counts in a part of the servers, beside the process that has started it. The argument is a `PartStart`; then it waits for its `PartRequest`. */
import { once } from 'node:events';
import { readState, withStateAt } from '../changes/states.ts';
import { openNamedStore } from './openStore.ts';
import { type PartRequest, type PartStart, sendable } from './parts.ts';
import { reachOf } from './reach.ts';

const request = once(process, 'message');
// Whoever has started it does not wait for it any more.
process.once('disconnect', () => process.exit());

const { root, ref }: PartStart = JSON.parse(process.argv[2] ?? '');
const after = readState(root);
const before = await withStateAt({ ref, root, like: after }, (state) => state);
const store = await openNamedStore(process.env.REACH_STORE, after.project.plans.ids);
const [part]: PartRequest[] = await request;
if (!part) throw new Error('There is no part to count in.');
const { after: from, ...rest } = part;
const reach = await reachOf({ ...rest, store, before, after, from, withEnded: true });
await store.close();
process.send?.(sendable(reach, part.changes), () => process.exit());
