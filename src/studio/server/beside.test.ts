import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill, type GeneratedServer, NOW } from '../../../tests/reach/generated.ts';
import { bundleScripts } from '../../../tests/server/bundled.ts';
import { sqlite } from '../../../tests/server/engines.ts';
import type { DraftedFiles, ReachAnswer } from '../model/answers.ts';
import { edited } from '../model/edits.ts';
import { Beside } from './beside.ts';

const FILE = 'schemas/modules/tempVoice/module.json';
const MAXIMUM = ['settings', 'properties', 'templates', 'plans', 'free', 'maxItems'];

const script = bundleScripts(new URL('./reachProcess.ts', import.meta.url));
const program = () => pathToFileURL(script('reachProcess'));
const root = mkdtempSync(join(tmpdir(), 'studio-reach-'));
const engine = sqlite();
let reach: Beside<DraftedFiles, ReachAnswer>;

/** Servers on the lowest plan with so many templates each. */
const serversWith = (...counts: number[]): GeneratedServer[] =>
  counts.map((count, index) => ({
    guild: `10000000000000000${index}`,
    keptSince: 0,
    versions: [
      {
        ...{ document: 'tempVoice.settings', revision: 1, at: NOW },
        value: { templates: Array.from({ length: count }, (_, at) => ({ name: `T${at}`, template: 'x' })) },
      },
    ],
  }));

const limited = (value: number) => ({
  [FILE]: edited(readFileSync(join(root, FILE), 'utf8'), { op: 'set', pointer: MAXIMUM, value }),
});

beforeAll(async () => {
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  await engine.prepare();
  const store = await engine.open();
  await fill(store, serversWith(1, 4, 5, 3));
  await store.close();
  reach = new Beside(program(), [root, engine.location().dataDir]);
});
afterAll(async () => {
  reach.close();
  await engine.clear();
  rmSync(root, { recursive: true });
});

test('servers that a draft reaches are counted beside the server', async () => {
  const { changes } = await reach.ask(limited(3));
  expect(changes).toEqual([
    {
      line: 'Free: Temporary Voice Channels › Templates: at most 3 entries, was 5 (tightens)',
      file: FILE,
      pointer: MAXIMUM,
      sentences: ['2 of 4 servers on Free have more than 3: refused when it is entered again; the bot gets it cut.'],
    },
  ]);
  expect((await reach.ask(limited(5))).changes).toEqual([]);
});

test('what nobody waits for is given up, and the next draft is counted', async () => {
  const controller = new AbortController();
  const first = reach.ask(limited(2), controller.signal);
  controller.abort();
  await expect(first).rejects.toThrow('Nobody waits');
  const { changes } = await reach.ask(limited(4));
  expect(changes[0]?.sentences).toEqual([
    '1 of 4 servers on Free has more than 4: refused when it is entered again; the bot gets it cut.',
  ]);
});

test('a draft that cannot be read reaches nobody yet', async () => {
  expect((await reach.ask({ [FILE]: '{' })).changes).toEqual([]);
});

test('a store that is not there is an error, and the next one is asked again', async () => {
  const none = new Beside<DraftedFiles, ReachAnswer>(program(), [root, join(root, 'none')]);
  try {
    for (const draft of [limited(3), limited(4)]) await expect(none.ask(draft)).rejects.toThrow('There is no store in');
  } finally {
    none.close();
  }
});
