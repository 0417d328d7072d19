import { expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { CompiledModule } from '../model.ts';
import { dependentsOf } from './dependents.ts';

test('a value’s dependents are the fields whose state reads it, and no others', async () => {
  const welcome = dependentsOf(await loadModule('welcomeLeave'));
  expect(welcome.get('welcome_image_enabled')).toEqual(new Set(['welcome_message', 'welcome_image_theme']));
  expect(welcome.get('welcome_message')).toBeUndefined();
  const shop = dependentsOf(await loadModule('shop'));
  expect(shop.get('items.*.type')).toEqual(
    new Set(['items.*.role_id', 'items.*.previous_role_id', 'items.*.name', 'items.*.exchange_amount']),
  );
});

test('in a list inside the entries of another one, `item` is the entry of the outer list', () => {
  const note = { type: 'string', visible: 'item.kind' };
  const inner = { type: 'array', items: { type: 'object', properties: { note } } };
  const list = { type: 'array', items: { type: 'object', properties: { inner } } };
  const spec = { screen: { layout: [] }, settings: { properties: { list } } };
  const module = { spec, reads: { 'item.kind': ['item.kind'] } } as unknown as CompiledModule;
  expect(dependentsOf(module)).toEqual(new Map([['list.*.kind', new Set(['list.*.inner.*.note'])]]));
});

test('conditions of sections, lists and previews make dependents; unique values depend on each other', () => {
  const note = { type: 'string', visible: 'item.kind', ui: { widget: 'text', unique: true } };
  const list = { type: 'array', visible: 'self.on', items: { type: 'object', properties: { note } } };
  const box = { type: 'object', properties: { size: { type: 'integer', enabled: 'self.on' } } };
  const preview = { type: 'string', ui: { widget: 'message', author: 'self.name', unique: 'no' } };
  const section = { section: 's', fields: [['preview']], visible: 'self.open', enabled: 'self.on' };
  const spec = {
    screen: { layout: [{ section: 'other', fields: ['box'], visible: 'unread' }, section] },
    settings: { properties: { list, box, preview } },
  };
  const reads = {
    'item.kind': ['item.kind', 'plan'],
    'self.on': ['self.on'],
    'self.name': ['self.name', 'modules.economy.on'],
    'self.open': ['self.open', 'item.stray'],
  };
  expect(dependentsOf({ spec, reads } as unknown as CompiledModule)).toEqual(
    new Map([
      ['on', new Set(['list', 'list.*.note', 'box.size', 'preview'])],
      ['list.*.kind', new Set(['list.*.note'])],
      ['list.*.note', new Set(['list.*.note'])],
      ['name', new Set(['preview'])],
      ['open', new Set(['preview'])],
    ]),
  );
});
