import { expect, test } from 'vitest';
import type { CompiledModule, SettingsDocument } from '../model.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { environment } from './fieldState.ts';
import { messageWordsOf } from './messageWords.ts';

const option = (value: string, title: string, visible?: string) => ({ value, title, visible });
const base = moduleOf(
  {
    kind: {
      type: 'string',
      ui: {
        widget: 'select',
        options: [
          option('end', 'When it is over', 'self.timed'),
          option('end', 'When all is sold'),
          option('now', 'Now'),
        ],
      },
    },
    gated: {
      type: 'string',
      ui: { widget: 'select', options: [option('a', 'First', 'self.timed'), option('a', 'Second', 'self.gone')] },
    },
    free: { type: 'string' },
  },
  { expressions: { 'self.timed': ({ self }, texts) => self.timed === true || texts.always === 'yes' } },
);
const title = (setting: string, self: SettingsDocument, module: CompiledModule = base) =>
  messageWordsOf(module).title(setting, environment(contextOf(), self));

test('title is that of the setting’s choice; of several, of the visible one', () => {
  expect(title('kind', { kind: 'now' })).toBe('Now');
  expect(title('kind', { kind: 'end', timed: true })).toBe('When it is over');
  expect(title('kind', { kind: 'end', timed: false })).toBe('When all is sold');
  expect(title('gated', { gated: 'a', timed: false })).toBe('First');
});

test('conditions of choices read the texts of the module', () => {
  const module = { ...base, spec: { ...base.spec, texts: { always: 'yes' } } };
  expect(title('kind', { kind: 'end' }, module)).toBe('When it is over');
});

test('a value without a choice is returned as it is', () => {
  expect(title('kind', { kind: 'other' })).toBe('other');
  expect(title('free', { free: 5 })).toBe('5');
  expect(title('free', { free: null })).toBe('');
  expect(title('gone', {})).toBe('');
});

test('numbers are formatted in the language of the module', () => {
  expect(messageWordsOf(base).number(12345.5)).toBe('12,345.5');
  const romanian = { ...base, spec: { ...base.spec, language: 'ro' } };
  expect(messageWordsOf(romanian).number(12345.5)).toBe('12.345,5');
});
