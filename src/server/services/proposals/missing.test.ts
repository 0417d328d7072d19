import { describe, expect, test } from 'vitest';
import { savedModule } from '../../../../tests/server/guilds.ts';
import { proposalTarget } from '../../../../tests/server/proposalTarget.ts';
import type { Field, Reference, SettingsDocument } from '../../../language/model.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { ReferenceMapping } from '../../api/proposals.ts';
import { listMissing, missingPlaces, replaceMissing } from './missing.ts';

const refers = (to: Reference['to'], title: string, parts: Partial<Field> = {}): Field => ({
  type: ['string', 'null'],
  title,
  default: null,
  refers: { to },
  ...parts,
});
const text = (title: string): Field => ({ type: 'string', title, default: '' });
const rowsOf = (title: string, parts: Record<string, Field> = {}): Field => ({
  type: 'array',
  title,
  default: [],
  items: {
    type: 'object',
    title: 'Row',
    default: {},
    properties: {
      ...parts,
      at: refers('channel', 'At', { minLength: 1, type: 'string', default: '' }),
      to: refers('channel', 'To', { minLength: 1, type: 'string', default: '' }),
      maybe: refers('role', 'Maybe'),
    },
  },
});
const module = savedModule({
  place: refers('channel', 'Place'),
  stage: refers('voiceChannel', 'Stage'),
  shelf: refers('category', 'Shelf'),
  rank: refers('role', 'Rank'),
  any: refers('channel', 'Any', { refers: { to: 'channel', types: ['text', 'announcement'] } }),
  news: refers('channel', 'News', { refers: { to: 'channel', types: ['announcement'] } }),
  ranks: { type: 'array', title: 'Ranks', default: [], items: refers('role', 'Rank') },
  note: text('Note'),
  mark: text('Mark'),
  rows: rowsOf('Rows'),
  keyed: rowsOf('Keyed', { id: text('Key') }),
});
const QUIET = 'self.place != self.any';
module.spec.rules = [{ rule: QUIET, at: 'place', message: 'Choose another one' }];
module.expressions[QUIET] = ({ self }) => self.place === null || self.place !== self.any;
module.reads[QUIET] = ['self.place', 'self.any'];
const formatSentence = sentenceFormatter('en');
const entry = (at: string, maybe: string | null = null) => ({ at, to: at, maybe });
/** Emojis of this server and of another one; their IDs are as long as those of Discord. */
const ANCHOR = '700000000000000701';
const WAVE = '900000000000000009';
/** The names of what the server of the fixture has. */
const HERE = {
  'role:202': 'Verified',
  'channel:301': 'general',
  'channel:302': 'news',
  'voiceChannel:401': 'Lounge',
  'category:501': 'Text',
  [`emoji:${ANCHOR}`]: `<:anchor:${ANCHOR}>`,
};

interface Source {
  stored?: SettingsDocument;
  known?: Record<string, string>;
  here?: Record<string, string>;
  mapping?: ReferenceMapping;
  isForeign?: boolean;
}

/** What of these settings is missing, and what they become without it. */
function proposed(
  values: SettingsDocument,
  { stored = {}, known: names = {}, here = HERE, mapping = {}, isForeign = false }: Source = {},
) {
  const target = proposalTarget(module, { stored });
  const [known, now] = [new Map(Object.entries(names)), new Map(Object.entries(here))];
  const places = missingPlaces(target, values, { known, now, isForeign });
  const one = { target, values, places };
  const missing = listMissing([one], { known, now, isForeign, mapping, formatSentence });
  return { missing, ...replaceMissing(one, { missing, known, isForeign, formatSentence }) };
}

const FOREIGN = { isForeign: true };
const targets = (found: ReturnType<typeof proposed>) => found.missing.map(({ key, target }) => [key, target]);

describe('what is missing', () => {
  test('is listed once, with its name and every place that refers to it', () => {
    const values = { place: '9', any: '9', rank: '202' };
    expect(proposed(values, { known: { 'channel:9': 'pier' } }).missing).toEqual([
      {
        key: 'channel:9',
        kind: 'channel',
        id: '9',
        name: 'pier',
        title: 'Channel pier',
        count: 2,
        where: 'Fixture › Place; Fixture › Any',
        types: ['text', 'announcement'],
        target: null,
      },
    ]);
  });

  test('may be of the types that fit into every place', () => {
    expect(proposed({ place: '9', any: '9', news: '9' }).missing).toMatchObject([{ types: ['announcement'] }]);
    expect(proposed({ place: '9' }).missing).toMatchObject([{ types: null }]);
  });

  test('is called as in lists if its name is not known', () => {
    expect(proposed({ rank: '9', place: '9' }).missing).toMatchObject([
      { name: 'Deleted channel', title: 'Deleted channel' },
      { name: 'Deleted role', title: 'Deleted role' },
    ]);
    const emoji = `Unknown emoji (${WAVE})`;
    expect(proposed({ mark: `<:wave:${WAVE}>` }, FOREIGN).missing).toMatchObject([{ name: emoji, title: emoji }]);
    expect(proposed({ rows: [entry('9')] }).omissions).toMatchObject([
      { message: expect.stringMatching(/: Deleted channel\.$/) },
    ]);
  });

  test('is nothing that is there and has another problem', () => {
    expect(proposed({ place: '301', any: '301' })).toEqual({
      missing: [],
      values: { place: '301', any: '301' },
      omissions: [],
    });
    const found = proposed({ place: '9', any: '9' }, { known: { 'channel:9': 'general' } });
    expect(found.missing).toMatchObject([{ target: '301' }]);
  });

  test('is everything from elsewhere, also what a text mentions', () => {
    const values = { rank: '202', place: '9', note: `To <@&9>, <#301> and <:anchor:${WAVE}>` };
    const known = { [`emoji:${WAVE}`]: `<:anchor:${WAVE}>` };
    expect(proposed(values, { ...FOREIGN, known }).missing).toMatchObject([
      { key: 'channel:9' },
      { key: 'role:9' },
      { key: `emoji:${WAVE}`, name: 'anchor', target: `<:anchor:${ANCHOR}>` },
    ]);
    expect(proposed(values, { known }).missing).toMatchObject([{ key: 'channel:9' }]);
  });

  test('is no emoji that this server never had', () => {
    const had = (id: string) => ({ known: { [`emoji:${id}`]: `<:wave:${id}>` } });
    expect(proposed({ mark: `<:wave:${WAVE}>` }).missing).toEqual([]);
    expect(proposed({ mark: `<:wave:${WAVE}>` }, had(WAVE)).missing).toHaveLength(1);
    expect(proposed({ mark: `<:anchor:${ANCHOR}>` }, had(ANCHOR)).missing).toEqual([]);
  });
});

describe('the replacement', () => {
  test('is the only one with the same name and kind', () => {
    const known = { 'channel:9': 'general', 'role:9': 'Verified', 'voiceChannel:9': 'Lounge', 'category:9': 'Text' };
    const values = { place: '9', rank: '9', stage: '9', shelf: '9' };
    const found = proposed(values, { known });
    expect(targets(found)).toEqual([
      ['channel:9', '301'],
      ['voiceChannel:9', '401'],
      ['category:9', '501'],
      ['role:9', '202'],
    ]);
    expect(found).toMatchObject({ values: { place: '301', rank: '202', stage: '401', shelf: '501' }, omissions: [] });
  });

  test('is none if several have the name, or the one that has it does not fit', () => {
    const known = { 'channel:9': 'general' };
    const twice = { ...HERE, 'channel:302': 'general' };
    expect(targets(proposed({ place: '9' }, { known, here: twice }))).toEqual([['channel:9', null]]);
    expect(targets(proposed({ news: '9' }, { known }))).toEqual([['channel:9', null]]);
    expect(targets(proposed({ any: '9', news: '9' }, { known }))).toEqual([['channel:9', null]]);
    expect(targets(proposed({ rank: '9' }, { known: { 'role:9': 'general' } }))).toEqual([['role:9', null]]);
  });

  test('is what the user chose, also nothing', () => {
    const known = { 'channel:9': 'general' };
    const chosen = (target: string | null, source: Source = {}) =>
      proposed({ place: '9' }, { known, mapping: { 'channel:9': target }, ...source });
    expect(targets(chosen('302'))).toEqual([['channel:9', '302']]);
    expect(chosen(null)).toMatchObject({ missing: [{ target: null }], values: { place: null } });
    expect(targets(chosen('8'))).toEqual([['channel:9', '8']]);
    expect(targets(chosen('302', FOREIGN))).toEqual([['channel:9', '302']]);
    expect(targets(chosen('8', FOREIGN))).toEqual([['channel:9', null]]);
  });

  test('of an emoji in settings from elsewhere is one of this server, or a standard one', () => {
    const key = `emoji:${WAVE}`;
    const chosen = (target: string) =>
      targets(proposed({ mark: `<:wave:${WAVE}>` }, { ...FOREIGN, mapping: { [key]: target } }));
    const [own, other] = [`<:anchor:${ANCHOR}>`, `<:other:${ANCHOR.replace('7', '8')}>`];
    expect([own, '⚓', other, 'anchor'].flatMap(chosen)).toEqual([
      [key, own],
      [key, '⚓'],
      [key, null],
      [key, null],
    ]);
  });

  test('is not added to a list that has it already', () => {
    const known = { 'role:9': 'Verified' };
    expect(proposed({ ranks: ['202', '9'] }, { known }).values).toEqual({ ranks: ['202'] });
    expect(proposed({ ranks: ['9', '201'] }, { known }).values).toEqual({ ranks: ['202', '201'] });
  });
});

describe('without a replacement', () => {
  test('a setting gets its default, and from elsewhere it keeps its current value', () => {
    const stored = { place: '302' };
    expect(proposed({ place: '9' }, { stored }).values).toEqual({ place: null });
    expect(proposed({ place: '9' }, { stored, ...FOREIGN }).values).toEqual({ place: '302' });
  });

  test('what the current settings refer to at the same place stays', () => {
    expect(proposed({ place: '9', any: '9' }, { stored: { place: '9' } }).values).toEqual({ place: '9', any: null });
  });

  test('rows that need it are left out, with the reason, in their order', () => {
    const rows = [entry('8'), entry('301'), entry('9'), entry('302')];
    const message = (name: string) =>
      `It needs something that is no longer in the server, or that the bot cannot use: ${name}.`;
    expect(proposed({ rows }, { known: { 'channel:8': 'pier', 'channel:9': 'quay' } })).toMatchObject({
      values: { rows: [entry('301'), entry('302')] },
      omissions: [
        { title: 'Fixture › Rows › 1', message: message('pier') },
        { title: 'Fixture › Rows › 3', message: message('quay') },
      ],
    });
  });

  test.each([{}, FOREIGN])('a row of today stays where the same one is left out (%o)', (source) => {
    const [own, other] = [
      { id: 'a', ...entry('302') },
      { id: 'b', ...entry('301') },
    ];
    const stored = { keyed: [other, own] };
    const found = proposed(
      { keyed: [{ id: 'a', ...entry('9') }, { id: 'c', ...entry('8') }, other] },
      { stored, ...source },
    );
    expect(found.values).toEqual({ keyed: [own, other] });
    expect(found.omissions).toMatchObject([{ title: 'Fixture › Keyed › 1' }, { title: 'Fixture › Keyed › 2' }]);
    // Without a key, the same as in a comparison.
    const rows = [entry('301'), entry('9')];
    expect(proposed({ rows }, { stored: { rows: [entry('301'), entry('302')] }, ...source }).values).toEqual({
      rows: [entry('301'), entry('302')],
    });
    expect(proposed({ rows }, { stored: { rows: [entry('301')] }, ...source }).values).toEqual({
      rows: [entry('301')],
    });
  });

  test('a part of a row gets its default, wherever the settings are from', () => {
    const stored = { rows: [entry('301', '202')] };
    const emptied = { rows: [entry('301', null)] };
    expect(proposed({ rows: [entry('301', '9')] }, { stored }).values).toEqual(emptied);
    expect(proposed({ rows: [entry('301', '9')] }, { stored, ...FOREIGN }).values).toEqual(emptied);
  });

  test.each([
    ['role:9', '@Crew', '<@&9>', '@Crew'],
    ['role:9', 'everyone', '<@&9>', 'everyone'],
    ['role:9', 'here', '<@&9>', 'here'],
    ['role:9', 'anywhere', '<@&9>', '@anywhere'],
    ['role:9', 'heretics', '<@&9>', '@heretics'],
    ['role:9', 'at@home', '<@&9>', '@at@home'],
    ['member:9', 'Ada', '<@9>', '@Ada'],
    ['category:9', 'Docks', '<#9>', '#Docks'],
    ['channel:9', 'pier', '<#9>', '#pier'],
    ['voiceChannel:9', 'Cabin', '<#9>', '#Cabin'],
    [`emoji:${WAVE}`, `<:wave:${WAVE}>`, `<:wave:${WAVE}>`, ':wave:'],
    ['role:8', 'Other', '<@&9>', ''],
  ])('a text that mentions %s, called %s, has the name instead of %s: %s', (key, name, mention, written) => {
    const { values } = proposed({ note: `By ${mention}!` }, { ...FOREIGN, known: { [key]: name } });
    expect(values).toEqual({ note: `By ${written}!` });
  });

  test('a text mentions the replacement, if there is one', () => {
    const known = { 'role:9': 'Verified', 'voiceChannel:8': 'Lounge', [`emoji:${WAVE}`]: `<:anchor:${WAVE}>` };
    const { values } = proposed({ note: `<@&9> <#8> <:anchor:${WAVE}>` }, { ...FOREIGN, known });
    expect(values).toEqual({ note: `<@&202> <#401> <:anchor:${ANCHOR}>` });
  });
});
