import { describe, expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { check, itemDefaults } from '../test/shipped.ts';
import { validate } from './validate.ts';

describe('ratchet', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...itemDefaults(), id: `i${index}`, role_id: '201' }));

  test('lets surplus rows stay or shrink, but not grow', () => {
    const saved = { items: rows(55) };
    expect(check('shop', { items: rows(55), enabled: true }, {}, saved).problems).toEqual([]);
    expect(check('shop', { items: rows(54) }, {}, saved).problems).toEqual([]);
    expect(check('shop', { items: rows(56) }, {}, saved).problems).toEqual([['items', 'Maximum 50 items allowed']]);
    expect(check('shop', { items: rows(51) }, {}, { items: rows(50) }).problems).toHaveLength(1);
  });

  test('reports only the length of a list above its limit, whose rows may be any number', () => {
    const invalidRows = (count: number) => rows(count).map((row) => ({ ...row, role_id: '999', description: 5 }));
    const saved = { items: rows(55) };
    const full = [['items', 'Maximum 50 items allowed']];
    expect(check('shop', { items: invalidRows(51) }).problems).toEqual(full);
    expect(check('shop', { items: invalidRows(56), log_channel_id: '999' }, {}, saved).problems).toEqual([
      ...full,
      ['log_channel_id', expect.any(String)],
    ]);
    expect(check('shop', { items: invalidRows(55) }, {}, saved).problems.length).toBeGreaterThan(55);
  });

  test('reports only the length of a list in a row, too', () => {
    const word: Field = { type: 'string', title: 'Word', default: '' };
    const words: Field = { type: 'array', title: 'Words', default: [], maxItems: 2, items: word };
    const module = moduleOf({
      items: {
        type: 'array',
        default: [],
        items: { type: 'object', title: 'Item', default: {}, properties: { words } },
      },
      name: { type: 'string', default: '', maxLength: 2 },
    });
    const paths = (document: SettingsDocument) =>
      validate(resolveModule(module, contextOf()), { document }).problems.map(({ path }) => path);
    const items = [{ words: ['a', 5] }, { words: ['a', 5, 5] }, { words: ['a'] }];
    expect(paths({ items, name: 'long' })).toEqual(['items.0.words.1', 'items.1.words', 'name']);
  });

  test('matches moved rows by key', () => {
    const row = (id: string) => ({ ...itemDefaults(), id, role_id: '201', description: 'x'.repeat(300) });
    const [first, second] = [row('a'), row('b')];
    const saved = { items: [first, second] };
    expect(check('shop', { items: [second] }, {}, saved).problems).toEqual([]);
    const worse = { ...second, description: 'x'.repeat(301) };
    expect(check('shop', { items: [worse] }, {}, saved).problems).toEqual([
      ['items.0.description', 'Description cannot exceed 200 characters'],
    ]);
  });

  describe('of a hidden field', () => {
    const hidden = { active_lottery_type: 'number', ticket_price: 0 };
    const paths = (changes: SettingsDocument, saved: SettingsDocument) =>
      check('lottery', changes, {}, saved).problems.map(([path]) => path);

    test('lets a stored violation stay while unchanged', () => {
      expect(paths({ ...hidden, number_max: 50 }, hidden)).toEqual([]);
      expect(paths({ ...hidden, ticket_price: -1 }, hidden)).toEqual(['ticket_price']);
    });

    test('tolerates nothing once the field is visible', () => {
      expect(paths({ ...hidden, active_lottery_type: 'ticket' }, hidden)).toEqual(['ticket_price']);
      expect(paths({ active_lottery_type: 'ticket', ticket_price: -1 }, hidden)).toEqual(['ticket_price']);
    });

    test('lets a violation stay that was stored while visible, under an earlier schema', () => {
      const shown = { active_lottery_type: 'ticket', ticket_price: 0 };
      expect(paths({ ...shown, number_max: 50 }, shown)).toEqual([]);
      expect(paths({ ...shown, ticket_price: -1 }, shown)).toEqual(['ticket_price']);
    });
  });

  describe('after a plan has ended', () => {
    const module = moduleOf(
      {
        open: { type: 'boolean', default: false },
        seats: { type: 'integer', default: 1, maximum: 50, plans: { free: { maximum: 5 } }, visible: 'self.open' },
      },
      { expressions: { 'self.open': ({ self }) => self.open } },
    );
    const refused = (document: SettingsDocument, saved: SettingsDocument) =>
      validate(resolveModule(module, contextOf({ plan: 'free' })), { document, saved }).problems.length;

    test('lets values stay that the plan allowed, visible or not', () => {
      expect(refused({ open: true, seats: 20 }, { open: false, seats: 20 })).toBe(0);
      expect(refused({ open: false, seats: 20 }, { open: true, seats: 20 })).toBe(0);
      expect(refused({ open: true, seats: 21 }, { open: false, seats: 20 })).toBe(1);
      expect(refused({ open: true, seats: 60 }, { open: false, seats: 60 })).toBe(1);
    });
  });

  test('tolerates a violated rule only if its field was active before', () => {
    const base = moduleOf(
      { open: { type: 'boolean', default: false }, from: { type: 'integer', default: 1, visible: 'self.open' } },
      { expressions: { 'self.open': ({ self }) => self.open, 'self.from > 0': ({ self }) => Number(self.from) > 0 } },
    );
    const rules = [{ rule: 'self.from > 0', at: 'from', message: 'Above 0' }];
    const module = { ...base, spec: { ...base.spec, rules }, reads: { 'self.from > 0': ['self.from'] } };
    const refused = (document: SettingsDocument, saved: SettingsDocument) =>
      validate(resolveModule(module, contextOf()), { document, saved }).problems.length;
    expect(refused({ open: true, from: 0 }, { open: true, from: 0 })).toBe(0);
    expect(refused({ open: true, from: 0 }, { open: false, from: 0 })).toBe(1);
  });

  test('does not apply to a limit whose condition has just become true', () => {
    const message = { welcome_message: 'x'.repeat(200) };
    expect(check('welcomeLeave', { ...message, welcome_image_enabled: true }, {}, message).problems).toHaveLength(1);
  });

  test('tolerates a violated rule only while nothing that it reads has changed', () => {
    const saved = { verification_enabled: true, verified_role_id: '202' };
    expect(check('userVerification', { ...saved, timeout_minutes: 20 }, {}, saved).problems).toEqual([]);
    expect(check('userVerification', saved, {}, { verified_role_id: '202' }).problems).toEqual([
      ['log_channel_id', 'Please select a channel for verification'],
    ]);
  });
});
