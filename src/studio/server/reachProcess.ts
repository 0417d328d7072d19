/**
 * Counts outside the server's process how far drafts reach in a store. The arguments are the project folder and the store, if it is
 * not that of the environment.
 */
import { changesBetween } from '../../../scripts/changes/changes.ts';
import { lineOf } from '../../../scripts/changes/formats.ts';
import { type SchemaState, stateOf } from '../../../scripts/changes/states.ts';
import { checkShapes } from '../../../scripts/check/schemas/shapes.ts';
import { Sources } from '../../../scripts/generate/sources/source.ts';
import { reachSentences } from '../../../scripts/reach/formats.ts';
import { openNamedStore } from '../../../scripts/reach/openStore.ts';
import { reachOf } from '../../../scripts/reach/reach.ts';
import type { DraftedFiles, ReachAnswer } from '../model/answers.ts';
import { answerBeside } from './beside.ts';

const [root = process.cwd(), named] = process.argv.slice(2);

/** The last states that were read, of which the next ones take what is the same. */
let before: SchemaState | undefined;
let after: SchemaState | undefined;

answerBeside(async (drafts: DraftedFiles, signal): Promise<ReachAnswer> => {
  const saved = new Sources(root, before?.sources);
  const drafted = new Sources(root, after?.sources ?? saved, new Map(Object.entries(drafts)));
  // What has a wrong shape cannot be compared: the findings say so.
  if ([saved, drafted].some((sources) => checkShapes(sources).length > 0)) return { changes: [] };
  before = stateOf(saved);
  after = stateOf(drafted);
  const changes = changesBetween(before, after);
  const store = await openNamedStore(named, after.project.plans.ids);
  try {
    const reach = await reachOf({ store, before, after, changes, now: Date.now(), signal });
    return {
      changes: reach.changes.map((reached) => ({
        line: reached.change ? lineOf(reached.change) : `${reached.module}, because of another module`,
        ...(reached.change && { file: reached.change.file, pointer: reached.change.pointer }),
        sentences: reachSentences(reached, reach).map(({ sentence }) => sentence),
      })),
    };
  } finally {
    await store.close();
  }
});
