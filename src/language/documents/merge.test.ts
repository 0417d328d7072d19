import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { merge } from './merge.ts';

const customize = resolveForPlan((await loadModule('customize')).spec, 'premium');
const reactRoles = resolveForPlan((await loadModule('reactRoles')).spec, 'premium');
const reddit = resolveForPlan((await loadModule('redditDelivery')).spec, 'premium');
const shop = resolveForPlan((await loadModule('shop')).spec, 'premium');

describe('merge', () => {
  test('takes each side’s changes and reports conflicts', () => {
    const base = { prefix: '/', bot_name: 'Bot', timezone: 'UTC' };
    const mine = { ...base, prefix: '!', bot_name: 'Mine' };
    const theirs = { ...base, timezone: 'Asia/Tokyo', bot_name: 'Theirs' };
    const { merged, conflicts } = merge(customize, { base, mine, theirs });
    expect(merged).toMatchObject({ prefix: '!', timezone: 'Asia/Tokyo', bot_name: 'Mine' });
    expect(conflicts).toEqual([{ path: 'bot_name', label: ['Bot name'], mine: 'Mine', theirs: 'Theirs' }]);
  });

  test('reports no conflict for the same change on both sides', () => {
    const both = { base: { prefix: '/' }, mine: { prefix: '!' }, theirs: { prefix: '!' } };
    expect(merge(customize, both).conflicts).toEqual([]);
  });

  test('matches rows by key: added, deleted and edited ones', () => {
    const row = (id: string, price: number, name = id) => ({ id, price, name });
    const { merged, conflicts } = merge(shop, {
      base: { items: [row('a', 1), row('b', 1), row('c', 1)] },
      mine: { items: [row('a', 2), row('c', 1), row('d', 1)] },
      theirs: { items: [row('a', 1, 'A'), row('b', 1), row('c', 1), row('e', 1)] },
    });
    expect(merged.items).toEqual([row('a', 2, 'A'), row('c', 1), row('e', 1), row('d', 1)]);
    expect(conflicts).toEqual([]);
  });

  test('keeps rows whose keys people have not typed yet, or typed twice', () => {
    const row = (emoji: string, role_id: string) => ({ emoji, role_id });
    const stored = [row('🎉', '1')];
    const merged = (mine: object[], theirs: object[]) =>
      merge(reactRoles, {
        base: { emoji_rows: stored },
        mine: { emoji_rows: [...stored, ...mine] } as SettingsDocument,
        theirs: { emoji_rows: [...stored, ...theirs] } as SettingsDocument,
      });
    expect(merged([row('', 'B')], [row('', 'A')])).toMatchObject({
      merged: { emoji_rows: [...stored, row('', 'A'), row('', 'B')] },
      conflicts: [],
    });
    expect(merged([row('', ''), row('', '')], [row('🎈', '2')]).merged.emoji_rows).toHaveLength(4);
    expect(merged([row('🎉', '3')], [row('🎈', '2')]).merged.emoji_rows).toHaveLength(3);
  });

  test('counts a text that is no value yet as a change of mine', () => {
    const row = (id: string, price: number) => ({ id, price, name: id });
    const mine = { items: [row('a', 1), row('b', 1), row('c', 1)] };
    const typed = new Map(['items.1.price', 'items.2.price'].map((path) => [path, { text: '1,2,3' }]));
    const theirs = { items: [row('c', 2), row('a', 7)] };
    const { merged, conflicts } = merge(shop, { base: mine, mine, theirs }, typed);
    expect(merged.items).toEqual([row('c', 1), row('a', 7), row('b', 1)]);
    expect(conflicts).toEqual([
      { path: 'items.0.price', label: ['Items', 'c', 'Price'], mine: 1, theirs: 2, typed: { text: '1,2,3' } },
      { path: 'items.2', label: ['Items', 'b'], mine: row('b', 1), theirs: undefined },
    ]);
    expect(merge(shop, { base: mine, mine, theirs: mine }, typed)).toEqual({
      ...merge(shop, { base: mine, mine, theirs: mine }),
    });
  });

  test('names the row of a conflict', () => {
    const row = (price: number) => ({ items: [{ id: 'a', price, name: 'VIP' }] });
    const { conflicts } = merge(shop, { base: row(1), mine: row(2), theirs: row(3) });
    expect(conflicts).toMatchObject([{ path: 'items.0.price', label: ['Items', 'VIP', 'Price'], mine: 2, theirs: 3 }]);
  });

  test('reports a row deleted on one side and edited on the other', () => {
    const { conflicts } = merge(shop, {
      base: { items: [{ id: 'a', price: 1, name: 'VIP' }] },
      mine: { items: [] },
      theirs: { items: [{ id: 'a', price: 2, name: 'VIP' }] },
    });
    expect(conflicts).toMatchObject([{ label: ['Items', 'VIP'], mine: undefined, theirs: { price: 2 } }]);
  });

  test('keeps what either side added to a set, and drops what either removed', () => {
    const subreddits = (...subs: string[]) => ({ sources: subs });
    const { merged, conflicts } = merge(reddit, {
      base: subreddits('cats', 'dogs', 'birds'),
      mine: subreddits('dogs', 'birds', 'Fish', 'frogs'),
      theirs: subreddits('cats', 'dogs', 'fish'),
    });
    expect(merged.sources).toEqual(['dogs', 'fish', 'frogs']);
    expect(conflicts).toEqual([]);
  });
});
