import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SchemaChange } from '../../scripts/changes/changes.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { type ScreenPainter, startPainter } from '../../scripts/schemaDiff/drawing.ts';
import { indexPage } from '../../scripts/schemaDiff/indexPage.ts';
import { touchedScreens } from '../../scripts/schemaDiff/touched.ts';
import { findBrowser } from '../../scripts/start/setup.mjs';
import { buildPage } from '../../src/studio/server/page.ts';
import { DraftedProject } from '../../src/studio/server/project.ts';

const TEMP_VOICE = 'schemas/modules/tempVoice';
const state = { sources: new Sources('.') };

const change = (parts: Partial<SchemaChange>): SchemaChange => ({
  severity: 'rewords',
  subject: ['Temporary Voice Channels', 'Templates'],
  sentence: 'reads otherwise',
  file: `${TEMP_VOICE}/module.json`,
  pointer: [],
  word: 'title',
  fingerprint: '',
  ...parts,
});

describe('the screens that changes touch', () => {
  test('are drawn on the plans and in the languages that are concerned, and the comparison of plans always', () => {
    const own = [change({ plans: ['Free'] }), change({ plans: ['Free'], file: `${TEMP_VOICE}/locales/ro.json` })];
    const terms = change({ file: 'schemas/screens/terms.json' });
    expect(touchedScreens([...own, terms], state, state)).toEqual([
      {
        subject: TEMP_VOICE,
        title: 'Temporary Voice Channels',
        plans: ['free'],
        languages: ['en', 'ro'],
        changes: own,
      },
      { subject: 'comparison', title: 'Comparison of plans', plans: [], languages: ['en'], changes: [] },
    ]);
  });

  test('are drawn once if they belong to users, and on every plan if the change is on all', () => {
    const found = touchedScreens([change({}), change({ file: 'schemas/screens/premium/module.json' })], state, state);
    expect(found.map(({ subject, plans }) => [subject, plans])).toEqual([
      [TEMP_VOICE, ['free', 'premium']],
      ['schemas/screens/premium', ['free']],
      ['comparison', []],
    ]);
    expect(touchedScreens([], state, state)).toEqual([]);
  });
});

test('the index shows pairs with the changes, marks where they differ, and names what looks the same', () => {
  const pair = { plan: 'free', language: 'ro', tab: 'Templates & more' };
  const page = indexPage(
    [
      {
        title: 'Temporary <Voice>',
        changes: [change({ plans: ['Free'] })],
        pairs: [
          { ...pair, before: { file: 'a.png', changed: [0.25, 0.5] }, after: { file: 'b.png', changed: [0.25, 0.75] } },
          { ...pair, plan: 'premium', after: { file: 'c.png' } },
          { ...pair, plan: 'premium', tab: undefined },
        ],
      },
      { title: 'Comparison of plans', changes: [], pairs: [{ plan: '', language: 'en' }] },
    ],
    [{ id: 'free', title: 'Free' }],
  );
  expect(page).toContain('<h2>Temporary &lt;Voice&gt;</h2>');
  expect(page).toContain('<li>Free: Temporary Voice Channels › Templates: reads otherwise (rewords)</li>');
  expect(page).toContain('<h3>Free, Romanian, Templates &amp; more</h3>');
  expect(page).toContain('style="top:25.00%;height:50.00%"');
  expect(page).toContain('Not there');
  expect(page).toContain('Looks the same: premium, Romanian');
  expect(page).not.toContain('Comparison of plans');
});

describe.skipIf(findBrowser() === undefined)('a drawn screen', () => {
  let drawer: ScreenPainter;
  beforeAll(async () => {
    drawer = await startPainter(await buildPage(process.cwd()));
  });
  afterAll(() => drawer.close());

  test('is a picture of each tab, of which those with a change differ', async () => {
    const file = `${TEMP_VOICE}/module.json`;
    const project = new DraftedProject('.');
    const text = readFileSync(file, 'utf8').replace('"Default user limit"', '"Most members"');
    let turn = 0;
    const drawn = async (drafts: Record<string, string>) => {
      const answer = project.screen(drafts, TEMP_VOICE, 'en');
      if ('broken' in answer) throw new Error('The screen cannot be drawn');
      turn += 1;
      const settings = { plan: 'free', visitor: 'owner', language: 'en', theme: 'light' } as const;
      return drawer.draw({ kind: 'screen', turn, answer, settings });
    };
    const [before, after] = [await drawn({}), await drawn({ [file]: text })];
    expect(before.map(({ tab }) => tab)).toEqual(['Settings', 'Templates']);
    const differences = await Promise.all(before.map(({ png }, tab) => drawer.compare(png, after[tab]?.png ?? png)));
    expect(differences).toEqual([
      { before: [expect.any(Number), expect.any(Number)], after: expect.any(Array) },
      undefined,
    ]);
    const [from = 0, to = 1] = differences[0]?.after ?? [];
    expect(to - from).toBeGreaterThan(0);
    // One label, not the whole screen.
    expect(to - from).toBeLessThan(0.1);
  });
});
