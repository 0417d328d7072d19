import type { CompiledModule, Field, Screen } from '../../language/model.ts';
import { type FakeApi, fakeApi, PERMISSIONS } from './fakeApi.ts';
import { fixtureModule } from './fixture.ts';

const text = (title: string): Field => ({
  type: 'string',
  title,
  default: '',
  maxLength: 20,
  messages: { length: `${title} cannot exceed {maxLength} characters` },
  ui: { widget: 'text' },
});

const fields: Record<string, Field> = {
  motto: text('Motto'),
  pairs: {
    type: 'array',
    title: 'Pairs',
    default: [],
    maxItems: 3,
    plans: { free: { locked: 'stored', maxItems: 0, message: 'Pairs are part of Premium' } },
    messages: { maxItems: 'Maximum {maxItems} pairs allowed' },
    ui: {
      widget: 'rows',
      addLabel: 'Add pair',
      presets: [
        { title: 'Gaming', unique: 'name', values: { name: 'Gaming', sign: 'Play' } },
        { title: 'Blank', values: { sign: 'Blank' } },
      ],
    },
    items: {
      type: 'object',
      title: 'Pair',
      default: {},
      properties: { name: text('Name'), sign: text('Sign') },
    },
  },
  ranks: {
    type: 'array',
    title: 'Ranks',
    default: [],
    maxItems: 5,
    wire: { as: 'map', key: 'id' },
    messages: { maxItems: 'Maximum {maxItems} ranks allowed' },
    ui: {
      widget: 'items',
      addLabel: 'Add rank',
      itemTitle: 'New rank',
      titleField: 'title',
      summaryFields: ['title', 'level', 'grown'],
      summaryLayout: 'columns',
      sortBy: ['-grown', 'level'],
    },
    items: {
      type: 'object',
      title: 'Rank',
      default: {},
      properties: {
        id: { type: 'string', title: 'Id', default: '', maxLength: 64 },
        title: text('Title'),
        level: { type: 'number', title: 'Level', default: 0, ui: { widget: 'number' } },
        grown: { type: 'boolean', title: 'Grown up', default: true, ui: { widget: 'switch' } },
      },
    },
  },
};

const layout: Screen['layout'] = [
  {
    tabs: 'parts',
    panels: [
      {
        title: 'Pairs',
        layout: [
          { section: 'pairs', title: 'All pairs', fields: ['pairs'] },
          {
            block: 'note',
            text: '{count} pairs for {motto}',
            params: { count: 'size(self.pairs)', motto: 'self.motto' },
          },
        ],
      },
      {
        title: 'Ranks',
        layout: [
          { section: 'words', title: 'Words', fields: ['motto'] },
          { section: 'ranks', title: 'All ranks', fields: ['ranks'] },
          { block: 'list', title: 'Facts', items: ['It says {motto}.'], params: { motto: 'self.motto' } },
        ],
      },
    ],
  },
];

/** A module with lists of both kinds in tabs, and blocks that show form values. */
export function listsModule(): CompiledModule {
  return fixtureModule({
    fields,
    screen: { layout },
    rules: [
      { rule: "self.motto != ''", at: 'motto', message: 'Write a motto' },
      { each: 'pairs', rule: "item.name != ''", at: 'name', message: 'Give the pair a name' },
    ],
    expressions: {
      "self.motto != ''": { run: ({ self }) => self.motto !== '', reads: ['self.motto'] },
      'self.motto': { run: ({ self }) => self.motto, reads: ['self.motto'] },
      "item.name != ''": { run: ({ item }) => item.name !== '', reads: ['item.name'] },
      'size(self.pairs)': { run: ({ self }) => (self.pairs as unknown[]).length, reads: ['self.pairs'] },
    },
    calls: {
      documents: [
        {
          id: 'main',
          fields: ['motto', 'pairs', 'ranks'],
          load: { path: 'fixture/', failure: 'Could not load' },
          save: { path: 'fixture/save/', failure: 'Could not save' },
        },
      ],
    },
  });
}

export function listsApi(): FakeApi {
  return fakeApi({
    'GET permissions/': { body: PERMISSIONS },
    'GET fixture/': {
      body: {
        motto: 'Onward',
        pairs: [{ name: 'One', sign: 'a' }],
        ranks: {
          a: { title: 'Child', level: 1, grown: false },
          b: { title: 'King', level: 9, grown: true },
          c: { title: 'Smith', level: 2, grown: true },
        },
      },
      etag: '"7"',
    },
    'POST fixture/save/': { body: { success: true }, etag: '"8"' },
  });
}
