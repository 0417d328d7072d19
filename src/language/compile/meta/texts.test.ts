import { describe, expect, test } from 'vitest';
import { textsOf, translate } from './texts.ts';

const module = {
  screen: {
    title: 'Club',
    denied: 'readOnly',
    deniedNotice: 'Only for members',
    arrivals: [{ query: { title: 'a' }, wait: { path: 'a/', text: 'Wait', later: 'Soon', failure: 'No' } }],
    layout: [
      {
        section: 'general',
        fields: ['name', 'rows'],
        visible: 'self.open',
        actions: [{ redirect: { missing: 'None' } }],
      },
      { block: 'list', title: 'Rules', items: ['Be kind'], params: { text: 'self.name' } },
    ],
  },
  settings: {
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        default: 'Club',
        messages: { 'reference.role': 'Gone' },
        ui: {
          widget: 'message',
          variables: [
            { name: 'user', token: '{user}', help: 'A person', group: 'Basic', sample: '@Ada', enabled: 'self.open' },
            { name: 'channel', insert: 'channel', help: 'A link', sample: { fact: 'server_name' } },
          ],
        },
      },
      rows: {
        type: 'array',
        title: 'Rows',
        ui: {
          widget: 'rows',
          addLabel: 'Add',
          presets: [{ title: 'Film', values: { name: 'Movie', kind: 'long', seats: 4 } }],
        },
        items: { type: 'object', properties: { kind: { type: 'string', enum: ['long', 'short'] } } },
      },
      plan: {
        type: 'string',
        title: 'Plan',
        ui: { widget: 'select', from: { list: 'a', value: 'id', title: 'name' } },
      },
    },
  },
};

describe('texts', () => {
  test('are what the meta-schema calls one, and nothing else', () => {
    expect([...textsOf('module', module).values()]).toEqual(
      [
        ['Club', 'Only for members', 'Wait', 'Soon', 'No', 'None', 'Rules', 'Be kind'],
        ['Name', 'Gone', 'A person', 'Basic', '@Ada', 'channel', 'A link'],
        ['Rows', 'Add', 'Film', 'Movie', 'Plan'],
      ].flat(),
    );
  });

  test('are exchanged by their path', () => {
    const path = 'settings.properties.rows.ui.presets.0.values.name';
    const translated = translate('module', module, { [path]: 'Film bun', 'screen.layout.0.section': 'generale' });
    expect(translated.settings.properties.rows.ui.presets[0]?.values).toEqual({
      name: 'Film bun',
      kind: 'long',
      seats: 4,
    });
    expect(translated.screen).toBe(module.screen);
  });
});
