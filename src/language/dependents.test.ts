import { expect, test } from 'vitest';
import { loadModule } from '../../generated/catalogue.ts';
import { dependentsOf } from './dependents.ts';
import type { CompiledModule } from './model.ts';

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
