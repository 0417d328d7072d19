import { describe, expect, test } from 'vitest';
import type { CompiledModule, Field, Path, SettingsDocument } from '../model.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { environment, evaluate, evaluateCondition, fieldState, isActive } from './fieldState.ts';
import { resolveModule } from './resolveModule.ts';

const text: Field = { type: 'string', title: 'Text', default: '' };
const plain = moduleOf(
  {
    free: text,
    shown: { ...text, visible: 'self.on' },
    usable: { ...text, enabled: 'self.on', disabledReason: 'Turn it on' },
    both: { ...text, visible: 'self.on', enabled: 'self.open', disabledReason: 'Open it' },
    inSection: text,
    rows: {
      type: 'array',
      default: [],
      enabled: 'self.open',
      disabledReason: 'Open the list',
      items: { type: 'object', title: 'Row', default: {}, properties: { note: { ...text, visible: 'item.noted' } } },
    },
  },
  {
    expressions: {
      'self.on': ({ self }) => self.on,
      'self.open': ({ self }) => self.open,
      'item.noted': ({ item }) => item.noted,
    },
  },
);
const section = {
  section: 'main',
  title: 'Main',
  fields: ['free', ['inSection']],
  visible: 'self.on',
  enabled: 'self.open',
  disabledReason: 'Open the section',
};
const screen = { ...plain.spec.screen, layout: [{ section: 'top', title: '', fields: ['shown'] }, section] };
const sectioned: CompiledModule = { ...plain, spec: { ...plain.spec, screen } };

const stateOf = (path: Path, document: SettingsDocument, module = plain) =>
  fieldState(resolveModule(module, contextOf()), path, document);
const OPEN = { visible: true, enabled: true };
const HIDDEN = { visible: false, enabled: false };

describe('the state of a field', () => {
  test('is visible and enabled without conditions', () => {
    expect(stateOf(['free'], {})).toEqual(OPEN);
    expect(stateOf(['unknown'], {})).toEqual(OPEN);
  });

  test('is hidden and disabled while its condition is false', () => {
    expect(stateOf(['shown'], { on: false })).toEqual(HIDDEN);
    expect(stateOf(['shown'], { on: true })).toEqual(OPEN);
    expect(stateOf(['shown'], {})).toEqual(HIDDEN);
  });

  test('has the reason for being disabled', () => {
    expect(stateOf(['usable'], { on: false })).toEqual({ visible: true, enabled: false, reason: 'Turn it on' });
    expect(stateOf(['usable'], { on: true })).toEqual(OPEN);
    expect(stateOf(['both'], { on: true, open: false })).toEqual({ visible: true, enabled: false, reason: 'Open it' });
    expect(stateOf(['both'], { on: false, open: true })).toEqual(HIDDEN);
    expect(stateOf(['both'], { on: true, open: true })).toEqual(OPEN);
  });

  test('depends on the list around it and on its own row', () => {
    const rows = [{ noted: true }, { noted: false }];
    expect(stateOf(['rows', 0, 'note'], { open: true, rows })).toEqual(OPEN);
    expect(stateOf(['rows', 1, 'note'], { open: true, rows })).toEqual(HIDDEN);
    expect(stateOf(['rows', 0, 'note'], { open: false, rows })).toEqual({
      visible: true,
      enabled: false,
      reason: 'Open the list',
    });
  });

  test('depends on its section', () => {
    for (const name of ['free', 'inSection']) {
      expect(stateOf([name], { on: false, open: true }, sectioned)).toEqual(HIDDEN);
      expect(stateOf([name], { on: true, open: false }, sectioned)).toEqual({
        visible: true,
        enabled: false,
        reason: 'Open the section',
      });
      expect(stateOf([name], { on: true, open: true }, sectioned)).toEqual(OPEN);
    }
    expect(stateOf(['usable'], { on: true, open: false }, sectioned)).toEqual(OPEN);
  });

  test('is active if visible and enabled', () => {
    const active = (path: Path, document: SettingsDocument) =>
      isActive(resolveModule(plain, contextOf()), path, document);
    expect(active(['both'], { on: true, open: true })).toBe(true);
    expect(active(['both'], { on: true, open: false })).toBe(false);
    expect(active(['both'], { on: false, open: true })).toBe(false);
  });
});

describe('the environment of an expression', () => {
  const document: SettingsDocument = { name: 'N', rows: [{ note: 'a' }, { note: 'b' }] };

  test('has the document and the row around the path', () => {
    expect(environment(contextOf(), document).self).toBe(document);
    expect(environment(contextOf(), document, ['rows', 1, 'note']).item).toEqual({ note: 'b' });
    expect(environment(contextOf(), document, ['rows', 0]).item).toEqual({ note: 'a' });
    expect(environment(contextOf({ plan: 'royal' }), document).plan).toBe('royal');
  });

  test('has an empty row if there is none', () => {
    for (const path of [undefined, [], ['name'], ['rows'], ['rows', 9, 'note']]) {
      expect(environment(contextOf(), document, path).item).toEqual({});
    }
  });
});

describe('an expression', () => {
  const env = environment(contextOf(), { on: 'yes' });
  const resolved = resolveModule(plain, contextOf());

  test('is true as a condition if missing or exactly true', () => {
    expect(evaluateCondition(resolved, undefined, env)).toBe(true);
    expect(evaluateCondition(resolved, 'self.on', env)).toBe(false);
    expect(evaluateCondition(resolved, 'self.on', { ...env, self: { on: true } })).toBe(true);
    expect(evaluate(resolved, 'self.on', env)).toBe('yes');
  });

  test('that was not compiled throws', () => {
    expect(() => evaluate(resolved, 'self.gone', env)).toThrow('self.gone');
  });
});
