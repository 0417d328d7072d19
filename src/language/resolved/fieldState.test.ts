import { describe, expect, test } from 'vitest';
import type { CompiledModule, Field, Path, SettingsDocument } from '../model.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { environment, evaluate, evaluateCondition, fieldState, isActive } from './fieldState.ts';
import { resolveModule } from './resolvedModule.ts';

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
const sectioned = { ...plain, spec: { ...plain.spec, screen } } as CompiledModule;

const stateOf = (path: Path, document: SettingsDocument, module = plain) =>
  fieldState(resolveModule(module, contextOf()), path, document);
const OPEN = { visible: true, enabled: true };
const HIDDEN = { visible: false, enabled: false };

describe('the state of a control', () => {
  test('is open without conditions', () => {
    expect(stateOf(['free'], {})).toEqual(OPEN);
    expect(stateOf(['unknown'], {})).toEqual(OPEN);
  });

  test('is hidden, and cannot be used, while its condition does not hold', () => {
    expect(stateOf(['shown'], { on: false })).toEqual(HIDDEN);
    expect(stateOf(['shown'], { on: true })).toEqual(OPEN);
    expect(stateOf(['shown'], {})).toEqual(HIDDEN);
  });

  test('is switched off with the reason of what switches it off', () => {
    expect(stateOf(['usable'], { on: false })).toEqual({ visible: true, enabled: false, reason: 'Turn it on' });
    expect(stateOf(['usable'], { on: true })).toEqual(OPEN);
    expect(stateOf(['both'], { on: true, open: false })).toEqual({ visible: true, enabled: false, reason: 'Open it' });
    expect(stateOf(['both'], { on: false, open: true })).toEqual(HIDDEN);
    expect(stateOf(['both'], { on: true, open: true })).toEqual(OPEN);
  });

  test('follows the list around it, and its own row', () => {
    const rows = [{ noted: true }, { noted: false }];
    expect(stateOf(['rows', 0, 'note'], { open: true, rows })).toEqual(OPEN);
    expect(stateOf(['rows', 1, 'note'], { open: true, rows })).toEqual(HIDDEN);
    expect(stateOf(['rows', 0, 'note'], { open: false, rows })).toEqual({
      visible: true,
      enabled: false,
      reason: 'Open the list',
    });
  });

  test('follows the section that it stands in', () => {
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

  test('counts where it can be seen and used', () => {
    const counts = (path: Path, document: SettingsDocument) =>
      isActive(resolveModule(plain, contextOf()), path, document);
    expect(counts(['both'], { on: true, open: true })).toBe(true);
    expect(counts(['both'], { on: true, open: false })).toBe(false);
    expect(counts(['both'], { on: false, open: true })).toBe(false);
  });
});

describe('what expressions read', () => {
  const document: SettingsDocument = { name: 'N', rows: [{ note: 'a' }, { note: 'b' }] };

  test('is the document, and the row that the path is in', () => {
    expect(environment(contextOf(), document).self).toBe(document);
    expect(environment(contextOf(), document, ['rows', 1, 'note']).item).toEqual({ note: 'b' });
    expect(environment(contextOf(), document, ['rows', 0]).item).toEqual({ note: 'a' });
    expect(environment(contextOf({ plan: 'royal' }), document).plan).toBe('royal');
  });

  test('has an empty row where there is none', () => {
    for (const path of [undefined, [], ['name'], ['rows'], ['rows', 9, 'note']]) {
      expect(environment(contextOf(), document, path).item).toEqual({});
    }
  });
});

describe('an expression', () => {
  const env = environment(contextOf(), { on: 'yes' });
  const resolved = resolveModule(plain, contextOf());

  test('holds where it is missing or exactly true', () => {
    expect(evaluateCondition(resolved, undefined, env)).toBe(true);
    expect(evaluateCondition(resolved, 'self.on', env)).toBe(false);
    expect(evaluateCondition(resolved, 'self.on', { ...env, self: { on: true } })).toBe(true);
    expect(evaluate(resolved, 'self.on', env)).toBe('yes');
  });

  test('that was not compiled is an error that names it', () => {
    expect(() => evaluate(resolved, 'self.gone', env)).toThrow('self.gone');
  });
});
