import { describe, expect, test } from 'vitest';
import type { CompiledExpression, Rule } from '../model.ts';
import { list, object, text, validatorOf } from '../test/fields.ts';
import { check, itemDefaults } from '../test/shipped.ts';

describe('rules', () => {
  const welcome = { welcome_enabled: true, welcome_channel_id: '301', welcome_message: 'Hello {user}' };

  test('are evaluated in order, and only while their condition is true', () => {
    expect(check('welcomeLeave', { welcome_enabled: true }).problems).toEqual([
      ['welcome_channel_id', 'Please select a channel for welcome messages'],
      ['welcome_message', 'Welcome message must be at least 5 characters long'],
      ['welcome_message', 'Welcome message must include the {user} variable'],
    ]);
    expect(check('welcomeLeave', welcome).problems).toEqual([]);
  });

  test('may only warn', () => {
    const result = check('welcomeLeave', { ...welcome, welcome_message: '{user} {member_count}' }, { plan: 'free' });
    expect(result.problems).toEqual([]);
    expect(result.warnings).toEqual([
      ['welcome_message', '{member_count} is a Premium variable. Without Premium the bot leaves it empty.'],
    ]);
  });

  const verification = {
    verification_enabled: true,
    verification_mode: 'restrictive',
    log_channel_id: '301',
    unverified_role_id: '201',
    verified_role_id: '202',
  };

  test.each([
    [{}, []],
    [{ unverified_role_id: null }, ['Please select a role for unverified members']],
    [{ unverified_role_id: '202' }, ['Unverified and verified roles must be different']],
    [
      { unverified_role_id: '204' },
      ['The unverified role cannot have administrator permissions', 'The verified role must be higher in hierarchy'],
    ],
    [
      { unverified_role_id: '203' },
      ['The verified role must be higher in hierarchy', 'The unverified role should have limited permissions'],
    ],
    [{ unverified_role_id: '203', verification_mode: 'permissive' }, []],
    [
      { verification_mode: 'permissive', unverified_role_id: null, log_channel_id: null },
      ['Please select a channel for verification'],
    ],
  ])('about roles of the guild: %j', (changes, messages) => {
    expect(check('userVerification', { ...verification, ...changes }).problems.map(([, text]) => text)).toEqual(
      messages,
    );
  });

  test('about rows are reported at the row', () => {
    const item = { ...itemDefaults(), id: 'a', role_id: '201' };
    expect(check('shop', { items: [item, { ...item, id: 'b', role_id: null }] }).problems).toEqual([
      ['items.1.role_id', 'Please select a role'],
    ]);
    expect(check('shop', { items: [{ ...item, type: 'exchange' }] }).problems).toEqual([
      ['items.0.type', 'Secondary currency must be enabled to use exchange'],
    ]);
  });
});

describe('a rule', () => {
  const rule = (parts: Partial<Rule> = {}): Rule => ({ rule: 'no', at: 'name', message: 'Broken', ...parts });
  const fields = {
    name: text({ maxLength: 3 }),
    other: text(),
    rows: list(object({ price: { type: 'integer', title: 'Price', default: 1 }, note: text() }), { maxItems: 3 }),
  };
  const expressions: Record<string, CompiledExpression> = {
    no: () => false,
    'item.price > 1': ({ item }) => Number(item.price) > 1,
    'size(self.name)': ({ self }) => String(self.name).length > 0,
    'guild.roles': ({ guild }) => (guild.roles ?? []).length > 99,
  };
  const base = { name: 'a', other: '', rows: [] };

  test('is not evaluated if it reads a value of a wrong type', () => {
    const rules = [rule({ at: 'other' })];
    const check = validatorOf(fields, {
      rules,
      expressions,
      reads: { no: ['plan', 'self.name', 'self.rows.*.price'] },
    });
    expect(check(base).problems).toEqual(['other rule:0 Broken']);
    expect(check({ ...base, name: 5 }).problems).toEqual(['name type type']);
    expect(check({ ...base, rows: [{ price: 'x', note: '' }] }).problems).toEqual(['rows.0.price type type']);
    expect(check({ ...base, name: 'long' }).problems).toEqual(['name maxLength maxLength', 'other rule:0 Broken']);
    expect(check({ ...base, other: 5 }).problems).toEqual(['other type type', 'other rule:0 Broken']);
    const below = Array.from({ length: 4 }, () => ({ price: 2, note: '' }));
    expect(check({ ...base, rows: below }).problems).toEqual(['rows maxItems maxItems']);
  });

  test('about rows is evaluated for each of them, if their list is one', () => {
    const rules = [rule({ each: 'rows', rule: 'item.price > 1', at: 'price' })];
    const check = validatorOf(fields, { rules, expressions, reads: { 'item.price > 1': ['item.price'] } });
    const rows = [1, 2, 0].map((price) => ({ price, note: '' }));
    expect(check({ ...base, rows }).problems).toEqual(['rows.0.price rule:0 Broken', 'rows.2.price rule:0 Broken']);
    expect(check({ ...base, rows: [{ price: 0, note: 5 }] }).problems).toEqual(['rows.0.note type type']);
    expect(check({ ...base, rows: null }).problems).toEqual(['rows type type']);
    const { rows: _, ...less } = base;
    expect(check(less).problems.filter((problem) => problem.includes('rule'))).toEqual([]);
  });

  test('about rows is tolerated in unchanged rows, wherever they have moved', () => {
    const keyed = { rows: list(object({ id: text(), price: { type: 'integer', title: 'Price', default: 1 } })) };
    const rules = [rule({ each: 'rows', rule: 'item.price > 1', at: 'price' })];
    const check = validatorOf(keyed, { rules, expressions, reads: { 'item.price > 1': ['item.price', 'plan'] } });
    const row = (id: string, price: number) => ({ id, price });
    const saved = { rows: [row('a', 5), row('b', 0)] };
    expect(check({ rows: [row('b', 0), row('a', 5)] }, saved).problems).toEqual([]);
    expect(check({ rows: [row('b', -1)] }, saved).problems).toEqual(['rows.0.price rule:0 Broken']);
    expect(check({ rows: [row('a', 0), row('b', 0)] }, saved).problems).toEqual(['rows.0.price rule:0 Broken']);
  });

  test('has its limit and params in its message', () => {
    const rules = [rule({ limit: 5, params: { name: 'name' }, message: '{name} above {limit}' })];
    const check = validatorOf(fields, { rules, expressions: { ...expressions, name: ({ self }) => self.name } });
    expect(check(base).problems).toEqual(['name rule:0 a above 5']);
  });

  test('is not evaluated for inactive fields, or while its condition is false', () => {
    const hidden = { ...fields, name: text({ visible: 'no' }) };
    expect(validatorOf(hidden, { rules: [rule()], expressions })(base).problems).toEqual([]);
    expect(validatorOf(fields, { rules: [rule({ when: 'no' })], expressions })(base).problems).toEqual([]);
  });

  test('may only warn, and is not reported if the field has the same message', () => {
    const warning = validatorOf(fields, { rules: [rule({ severity: 'warning' })], expressions });
    expect(warning(base)).toEqual({ problems: [], warnings: ['name rule:0 Broken'] });
    const same = validatorOf(fields, { rules: [rule({ message: 'maxLength' }), rule()], expressions });
    expect(same({ ...base, name: 'long' }).problems).toEqual(['name maxLength maxLength', 'name rule:1 Broken']);
  });

  describe('about lists of the guild', () => {
    const options = {
      rules: [rule({ rule: 'guild.roles', when: 'size(self.name)' })],
      expressions,
      reads: { 'guild.roles': ['self.other', 'guild.roles'], 'size(self.name)': ['self.name'] },
      standard: { unavailable: 'Later' },
    };

    test('is evaluated if they are known', () => {
      expect(validatorOf(fields, options)(base).problems).toEqual(['name rule:0 Broken']);
      expect(validatorOf(fields, { ...options, guild: { channels: null } })(base).problems).toEqual([
        'name rule:0 Broken',
      ]);
    });

    test('is reported as unavailable if they are not, unless nothing it reads has changed', () => {
      const check = validatorOf(fields, { ...options, guild: { roles: null } });
      expect(check(base)).toEqual({ problems: ['name unavailable Later'], warnings: [] });
      expect(check(base, base)).toEqual({ problems: [], warnings: [] });
      expect(check({ ...base, other: 'new' }, base).problems).toEqual(['name unavailable Later']);
      expect(check({ ...base, name: '' }).problems).toEqual([]);
      const unworded = validatorOf(fields, { ...options, standard: {}, guild: { roles: null } });
      expect(unworded(base).problems).toEqual(['name unavailable ']);
    });
  });
});
