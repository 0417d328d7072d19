import { describe, expect, test } from 'vitest';
import type { Field, ModuleSpec } from '../../model.ts';
import { cellOn, type PlanRow, valueOn } from './planTable.ts';

const field = (more: Partial<Field>): Field => ({ type: 'string', title: 'A', default: '', ...more });
const module = (id: string, more: object): [string, ModuleSpec] => [
  id,
  { id, requires: [], plans: ['free', 'premium', 'royal'], ...more } as never,
];

const specs = new Map([
  module('club', {
    settings: {
      properties: {
        seats: field({ type: 'integer', maximum: 50, plans: { free: { maximum: 10 } } }),
        guests: field({ type: 'array', maxItems: 25, plans: { free: { locked: 'stored', message: 'No' } } }),
        name: field({}),
        style: field({
          enum: ['plain', 'gold', 'royal'],
          plans: { free: { enum: ['plain', 'gold'] } },
          ui: {
            widget: 'select',
            options: [
              { value: 'plain', title: 'Plain' },
              { value: 'gold', title: 'Gold', plan: 'premium' },
              { value: 'royal', title: 'Royal' },
            ],
          },
        }),
        greeting: field({
          ui: {
            widget: 'message',
            variables: [
              { name: 'count', help: 'How many', plan: 'premium' },
              { name: 'user', help: 'Who' },
            ],
          },
        }),
      },
    },
  }),
  module('bank', { requires: [{ plan: 'premium' }], settings: { properties: { rate: field({ maximum: 3 }) } } }),
]);
const words = { with: 'Yes', without: 'No' };
const cells = (row: Partial<PlanRow>) =>
  ['free', 'premium'].map((plan) => cellOn(plan, { title: 'Row', ...row }, specs, { words, language: 'en' }));

describe('what a plan gives', () => {
  test.each([
    ['a limit of the plan', { module: 'club', field: 'seats', limit: 'maximum' }, 10, 50],
    ['no number of what is locked', { module: 'club', field: 'guests', limit: 'maxItems' }, 0, 25],
    ['no number of a module that needs a plan', { module: 'bank', field: 'rate', limit: 'maximum' }, 0, 3],
    ['a module', { module: 'bank' }, false, true],
    ['a setting of a module that needs a plan', { module: 'bank', field: 'rate' }, false, true],
    ['a locked setting', { module: 'club', field: 'guests' }, false, true],
    ['a choice', { module: 'club', field: 'greeting', choice: 'count' }, false, true],
    ['a choice of all plans', { module: 'club', field: 'greeting', choice: 'user' }, true, true],
    ['a choice that the server refuses', { module: 'club', field: 'style', choice: 'gold' }, false, true],
    ['a choice that is no value of the plan', { module: 'club', field: 'style', choice: 'royal' }, false, true],
    ['nothing that is not there', { module: 'club', field: 'seat' }, undefined, undefined],
  ])('is %s', (_, source, free, premium) => {
    expect([valueOn('free', source, specs), valueOn('premium', source, specs)]).toEqual([free, premium]);
  });

  test('is part of higher plans too', () => {
    const sources = [{ module: 'bank' }, { module: 'club', field: 'greeting', choice: 'count' }];
    expect(sources.map((source) => valueOn('royal', source, specs))).toEqual([true, true]);
  });
});

describe('a row', () => {
  test('shows numbers with their units, or the word for none', () => {
    const limits = [
      { module: 'club', field: 'seats', limit: 'maximum', text: '{limit, plural, one {# seat} other {# seats}}' },
      { module: 'club', field: 'guests', limit: 'maxItems' },
    ];
    expect(cells({ limits })).toEqual([{ text: '10 seats' }, { text: '50 seats, 25' }]);
    expect(cells({ limits: [limits[1] as (typeof limits)[0]] })).toEqual([
      { text: 'No', mark: 'without' },
      { text: '25' },
    ]);
  });

  test('shows the words of the table with a mark, and its own without', () => {
    const unlocks = [{ module: 'bank' }, { module: 'club', field: 'guests' }];
    expect(cells({ unlocks })).toEqual([
      { text: 'No', mark: 'without' },
      { text: 'Yes', mark: 'with' },
    ]);
    expect(cells({ unlocks, texts: { with: 'Open', without: 'Closed' } })).toEqual([
      { text: 'Closed' },
      { text: 'Open' },
    ]);
  });
});
