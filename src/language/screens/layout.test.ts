import { expect, test } from 'vitest';
import type { Block, Section, Tabs } from '../model.ts';
import { isTabs, isWide, partsIn, sectionsIn } from './layout.ts';

const section = (name: string): Section => ({ section: name, title: name, fields: [] });
const block: Block = { block: 'list', title: 'Rules', items: [] };
const [first, second, third] = [section('a'), section('b'), section('c')];
const tabs: Tabs = {
  tabs: 'kind',
  panels: [
    { title: 'One', layout: [second] },
    { title: 'Two', layout: [block, third] },
  ],
};

test('partsIn lists sections and blocks in order, with their paths', () => {
  expect(partsIn([first, tabs, block])).toEqual([
    { part: first, pointer: ['screen', 'layout', 0] },
    { part: second, pointer: ['screen', 'layout', 1, 'panels', 0, 'layout', 0] },
    { part: block, pointer: ['screen', 'layout', 1, 'panels', 1, 'layout', 0] },
    { part: third, pointer: ['screen', 'layout', 1, 'panels', 1, 'layout', 1] },
    { part: block, pointer: ['screen', 'layout', 2] },
  ]);
});

test('sections, blocks and tabs are distinguished', () => {
  expect(sectionsIn([block, first, tabs])).toEqual([first, second, third]);
  expect([first, block, tabs].map(isTabs)).toEqual([false, false, true]);
});

test('a layout is wide if a part of it is, in whichever tab', () => {
  const wide: Block = { block: 'slot', slot: 'statistics', wide: true };
  expect(isWide([first, { ...tabs, panels: [{ title: 'One', layout: [wide] }] }])).toBe(true);
  expect(isWide([first, tabs, { ...wide, wide: false }])).toBe(false);
});
