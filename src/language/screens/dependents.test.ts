import { expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { Field, Section } from '../model.ts';
import { moduleOf } from '../test/module.ts';
import { dependentsOf } from './dependents.ts';

const text: Field = { type: 'string', title: 'Text', default: '' };
const listOf = (properties: Record<string, Field>): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  items: { type: 'object', title: 'Row', default: {}, properties },
});

test('a value’s dependents are the fields whose state reads it', async () => {
  const welcome = dependentsOf(await loadModule('welcomeLeave'));
  expect(welcome.get('welcome_image_enabled')).toEqual(new Set(['welcome_message', 'welcome_image_theme']));
  expect(welcome.get('welcome_image_theme')).toEqual(new Set(['welcome_message']));
  expect(welcome.get('welcome_message')).toBeUndefined();
  const shop = dependentsOf(await loadModule('shop'));
  expect(shop.get('items.*.type')).toEqual(
    new Set(['items.*.role_id', 'items.*.previous_role_id', 'items.*.name', 'items.*.exchange_amount']),
  );
});

test('in a list inside a list, `item` is the row of the inner one', () => {
  const note: Field = { ...text, visible: 'item.kind' };
  const list = listOf({ inner: listOf({ note }) });
  const module = { ...moduleOf({ list }), reads: { 'item.kind': ['item.kind'] } };
  expect(dependentsOf(module)).toEqual(new Map([['list.*.inner.*.kind', new Set(['list.*.inner.*.note'])]]));
});

test('conditions of sections, lists and previews count; unique values depend on each other', () => {
  const note: Field = { ...text, visible: 'item.kind', ui: { widget: 'role', unique: true } };
  const list: Field = { ...listOf({ note }), visible: 'self.on' };
  const box: Field = {
    ...text,
    type: 'object',
    properties: { size: { ...text, type: 'integer', enabled: 'self.on' } },
  };
  const preview: Field = { ...text, ui: { widget: 'message', author: 'self.name' } };
  const layout: Section[] = [
    { section: 'other', fields: ['box'], visible: 'unread' },
    { section: 's', fields: [['preview']], visible: 'self.open', enabled: 'self.on' },
  ];
  const base = moduleOf({ list, box, preview });
  const spec = { ...base.spec, screen: { ...base.spec.screen, layout } };
  const reads = {
    'item.kind': ['item.kind', 'plan'],
    'self.on': ['self.on'],
    'self.name': ['self.name', 'modules.economy.on'],
    'self.open': ['self.open', 'item.stray'],
  };
  expect(dependentsOf({ ...base, spec, reads })).toEqual(
    new Map([
      ['on', new Set(['list', 'list.*.note', 'box.size', 'preview'])],
      ['list.*.kind', new Set(['list.*.note'])],
      ['list.*.note', new Set(['list.*.note'])],
      ['name', new Set(['preview'])],
      ['open', new Set(['preview'])],
    ]),
  );
});
