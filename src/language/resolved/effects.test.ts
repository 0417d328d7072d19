import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import { defaultsOf, newRow } from '../documents/defaults.ts';
import type { CompiledModule, Effect, Field, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { contextOf } from '../test/context.ts';
import { fieldOf, moduleOf } from '../test/module.ts';
import { getIn, parsePath, setIn } from '../values/path.ts';
import { applyBlurEffects, applyEffects, applyEffectsAt, applyRowDoneEffects } from './effects.ts';
import { resolveModule } from './resolveModule.ts';

const economy = await loadModule('economy');
const shop = await loadModule('shop');
const verification = await loadModule('userVerification');
const lottery = await loadModule('lottery');
const blackjack = await loadModule('blackjack');
const rewards = await loadModule('rewards');
const tempVoice = await loadModule('tempVoice');
const context = contextOf({ modules: { economy: { primary_currency_name: 'Crowns', secondary_currency_name: '' } } });

describe('effects', () => {
  test('turning the economy off resets every currency and farming setting', () => {
    const defaults = defaultsOf(resolveForPlan(economy.spec, 'premium'));
    const filled: SettingsDocument = {
      ...defaults,
      primary_currency_name: 'Crowns',
      use_secondary_currency: true,
      voice_enabled: true,
      voice_rate: 7,
      afk_channels: ['401'],
    };
    expect(applyEffects(resolveModule(economy, context), filled, ['currency_system_enabled'])).toEqual(defaults);
    const on = { ...filled, currency_system_enabled: true };
    expect(applyEffects(resolveModule(economy, context), on, ['currency_system_enabled'])).toBe(on);
  });

  test('turning on the kick raises a timeout that is too short', () => {
    const document = {
      ...defaultsOf(resolveForPlan(verification.spec, 'premium')),
      kick_on_timeout: true,
      timeout_minutes: 0,
    };
    expect(applyEffects(resolveModule(verification, context), document, ['kick_on_timeout']).timeout_minutes).toBe(1);
    expect(
      applyEffects(resolveModule(verification, context), { ...document, timeout_minutes: 30 }, ['kick_on_timeout'])
        .timeout_minutes,
    ).toBe(30);
  });

  test('a change in a row affects only that row', () => {
    const row = newRow(fieldOf(resolveForPlan(shop.spec, 'premium'), 'items'));
    let document: SettingsDocument = {
      items: [
        { ...row, id: 'a', type: 'rank_role', previous_role_id: '201' },
        { ...row, id: 'b' },
      ],
    };
    document = setIn(document, ['items', 0, 'role_id'], '203');
    document = applyEffects(resolveModule(shop, context), document, ['items', 0, 'role_id']);
    expect(document.items).toMatchObject([{ name: 'Moderator', previous_role_id: '201' }, { name: '' }]);
    document = setIn(document, ['items', 0, 'type'], 'exchange');
    document = applyEffects(resolveModule(shop, context), document, ['items', 0, 'type']);
    expect(document.items).toMatchObject([{ name: 'Gems Exchange', previous_role_id: null }, { name: '' }]);
    document = setIn(document, ['items', 0, 'use_primary_currency'], false);
    document = applyEffects(resolveModule(shop, context), document, ['items', 0, 'use_primary_currency']);
    expect(document.items).toMatchObject([{ name: 'Crowns Exchange' }, { name: '' }]);
  });

  test('Done names an exchange that has no name, and keeps an existing name', () => {
    const row = newRow(fieldOf(resolveForPlan(shop.spec, 'premium'), 'items'));
    const document: SettingsDocument = {
      items: [
        { ...row, id: 'a', type: 'exchange', name: ' ' },
        { ...row, id: 'b', type: 'exchange', name: 'Bureau' },
      ],
    };
    const first = applyRowDoneEffects(resolveModule(shop, context), document, ['items', 0]);
    expect(applyRowDoneEffects(resolveModule(shop, context), first, ['items', 1]).items).toMatchObject([
      { name: 'Gems Exchange' },
      { name: 'Bureau' },
    ]);
  });

  test('an exchange is named in the language of the form', async () => {
    const romanian = await loadModule('shop', 'ro');
    const row = { ...newRow(fieldOf(resolveForPlan(shop.spec, 'premium'), 'items')), type: 'exchange' };
    const named = applyEffects(resolveModule(romanian, context), { items: [row] }, ['items', 0, 'type']);
    expect(named.items).toMatchObject([{ name: 'Nestemate (schimb)' }]);
    const other = setIn(named, ['items', 0, 'use_primary_currency'], false);
    expect(
      applyEffects(resolveModule(romanian, context), other, ['items', 0, 'use_primary_currency']).items,
    ).toMatchObject([{ name: 'Crowns (schimb)' }]);
  });
});

describe('effects on load', () => {
  const start = (values: SettingsDocument, economy: SettingsDocument = { currency_system_enabled: true }) => {
    const document = { ...defaultsOf(resolveForPlan(lottery.spec, 'premium')), ...values };
    return applyEffectsAt('load', resolveModule(lottery, contextOf({ modules: { economy } })), document);
  };

  test('an enabled lottery without a type becomes a number lottery', () => {
    expect(start({ enabled: true, active_lottery_type: 'none' }).active_lottery_type).toBe('number');
    expect(start({ enabled: false, active_lottery_type: 'none' }).active_lottery_type).toBe('none');
    expect(start({ enabled: true, active_lottery_type: 'ticket' }).active_lottery_type).toBe('ticket');
  });

  test('turning on a lottery without a type makes it a number lottery', () => {
    const turnedOn = (type: string) => {
      const document = {
        ...defaultsOf(resolveForPlan(lottery.spec, 'premium')),
        enabled: true,
        active_lottery_type: type,
      };
      return applyEffects(resolveModule(lottery, context), document, ['enabled']).active_lottery_type;
    };
    expect(turnedOn('none')).toBe('number');
    expect(turnedOn('ticket')).toBe('ticket');
  });

  test('a lottery that was never saved has no currency prize while the economy is off', () => {
    const off = { currency_system_enabled: false };
    expect(start({}, off).prize_type).toBe('custom');
    expect(start({}).prize_type).toBe('primary');
    // Saved lotteries, which are enabled or have the type `none`, keep their prize.
    expect(start({ enabled: true }, off).prize_type).toBe('primary');
    expect(start({ active_lottery_type: 'none' }, off).prize_type).toBe('primary');
  });
});

describe('effects on save', () => {
  const sent = (module: CompiledModule, values: SettingsDocument) =>
    applyEffectsAt('save', resolveModule(module, context), {
      ...defaultsOf(resolveForPlan(module.spec, 'premium')),
      ...values,
    });

  test('set the state of a lottery and keep everything else', () => {
    const values = { active_lottery_type: 'ticket', ticket_price: 9, start_type: 'scheduled' };
    const off = sent(lottery, { ...values, enabled: false, state: 'completed' });
    expect(off).toMatchObject({
      state: 'inactive',
      active_lottery_type: 'none',
      ticket_price: 9,
      start_type: 'scheduled',
    });
    expect(sent(lottery, { ...values, enabled: true })).toMatchObject({ ...values, state: 'completed' });
  });

  test('mirror the permission mode', () => {
    expect(sent(tempVoice, { permission_mode: 'custom' }).custom_enabled).toBe(true);
    expect(sent(tempVoice, { permission_mode: 'creator', custom_enabled: true }).custom_enabled).toBe(false);
  });
});

describe('effects on leaving a field', () => {
  const bets = { ...defaultsOf(resolveForPlan(blackjack.spec, 'premium')), min_bet: 500 };

  test('raise what is too low, but not while the user types', () => {
    expect(applyEffects(resolveModule(blackjack, context), bets, ['min_bet'])).toBe(bets);
    expect(applyBlurEffects(resolveModule(blackjack, context), bets, ['min_bet']).max_bet).toBe(500);
    expect(applyBlurEffects(resolveModule(blackjack, context), bets, ['channel_id'])).toBe(bets);
  });

  test('raise the maximum of a range whichever end was edited', () => {
    const amounts = defaultsOf(resolveForPlan(rewards.spec, 'premium'));
    const raised = { ...amounts, daily_reward_min_amount: 50 };
    expect(
      applyBlurEffects(resolveModule(rewards, context), raised, ['daily_reward_min_amount']).daily_reward_max_amount,
    ).toBe(50);
    const lowered = { ...amounts, daily_reward_min_amount: 5, daily_reward_max_amount: 2 };
    expect(applyBlurEffects(resolveModule(rewards, context), lowered, ['daily_reward_max_amount'])).toMatchObject({
      daily_reward_min_amount: 5,
      daily_reward_max_amount: 5,
    });
  });
});

describe('triggers in rows', () => {
  const set = (on: Effect['on'], leave?: Effect['leave']): Effect => ({
    each: 'items',
    on,
    leave,
    when: "item.type == 'exchange'",
    set: { name: "'Bureau'" },
  });
  /** The shop with a single effect. */
  const withEffect = (effect: Effect): CompiledModule => ({
    ...shop,
    spec: { ...shop.spec, effects: [effect] },
    expressions: {
      ...shop.expressions,
      "item.type == 'exchange'": ({ item }) => item.type === 'exchange',
      "'Bureau'": () => 'Bureau',
    },
  });
  const row = newRow(fieldOf(resolveForPlan(shop.spec, 'premium'), 'items'));
  const document: SettingsDocument = {
    items: [
      { ...row, id: 'a', type: 'exchange' },
      { ...row, id: 'b', type: 'role' },
      { ...row, id: 'c', type: 'exchange' },
    ],
  };
  const names = (after: SettingsDocument) => [0, 1, 2].map((row) => getIn(after, ['items', row, 'name']));

  test.each(['load', 'save'] as const)('%s reaches every row in which the condition is true', (moment) => {
    const module = withEffect(set([moment]));
    expect(names(applyEffectsAt(moment, resolveModule(module, context), document))).toEqual(['Bureau', '', 'Bureau']);
    expect(applyEffectsAt(moment === 'load' ? 'save' : 'load', resolveModule(module, context), document)).toBe(
      document,
    );
    expect(applyRowDoneEffects(resolveModule(module, context), document, ['items', 0])).toBe(document);
    expect(applyEffectsAt(moment, resolveModule(module, context), { items: null })).toEqual({ items: null });
  });

  test('leaving a field reaches only its row', () => {
    const module = withEffect(set(undefined, ['price']));
    expect(names(applyBlurEffects(resolveModule(module, context), document, ['items', 2, 'price']))).toEqual([
      '',
      '',
      'Bureau',
    ]);
    expect(applyBlurEffects(resolveModule(module, context), document, ['items', 2, 'description'])).toBe(document);
    expect(applyBlurEffects(resolveModule(module, context), document, ['items', 1, 'price'])).toBe(document);
    expect(applyEffects(resolveModule(module, context), document, ['items', 2, 'price'])).toBe(document);
    expect(applyBlurEffects(resolveModule(module, context), document, ['items'])).toBe(document);
  });
});

describe('the row that an effect reaches', () => {
  const field: Field = { type: 'string', title: 'Text', default: 'new' };
  const list: Field = {
    type: 'array',
    title: 'List',
    default: [],
    items: { type: 'object', title: 'Row', default: {}, properties: { name: field, kind: field } },
  };
  const base = moduleOf({ items: list, others: list, name: field, kind: field });
  const withEffects = (...effects: Effect[]): CompiledModule => ({
    ...base,
    spec: { ...base.spec, effects },
    expressions: {
      kind: ({ item, self }) => item.kind ?? self.kind,
      nothing: () => undefined,
      next: ({ self }) => Number(self.kind) + 1,
    },
  });
  const row = { name: 'n', kind: 'k' };
  const document: SettingsDocument = { items: [row, row], others: [row], name: 'n', kind: 'k' };
  const reached = (module: CompiledModule, changed: (string | number)[]) => {
    const after = applyEffects(resolveModule(module, context), document, changed);
    return ['items.0', 'items.1', 'others.0', ''].filter((path) => getIn(after, [...parsePath(path), 'name']) !== 'n');
  };

  test('is the one whose property changed', () => {
    const module = withEffects({ each: 'items', on: ['kind'], reset: ['name'] });
    expect(reached(module, ['items', 1, 'kind'])).toEqual(['items.1']);
    expect(reached(module, ['items', 1, 'kind', 'deep'])).toEqual(['items.1']);
    for (const path of [['items', 1, 'name'], ['items', 1], ['items'], ['others', 0, 'kind'], ['kind']]) {
      expect(reached(module, path)).toEqual([]);
    }
    expect(reached(module, ['items', 'x', 'kind'])).toEqual([]);
  });

  test('is none for an effect on the document, and vice versa', () => {
    const module = withEffects({ on: ['kind'], reset: ['name'] });
    expect(reached(module, ['kind'])).toEqual(['']);
    expect(reached(module, ['items', 0, 'kind'])).toEqual([]);
  });

  test('is, for Done, the confirmed row in its own list', () => {
    const module = withEffects({ each: 'items', on: ['done'], reset: ['name'] }, { on: ['done'], reset: ['kind'] });
    const after = applyRowDoneEffects(resolveModule(module, context), document, ['items', 1]);
    expect(after).toEqual({ ...document, items: [row, { ...row, name: 'new' }] });
    expect(applyRowDoneEffects(resolveModule(module, context), document, ['others', 0])).toBe(document);
  });

  test('triggers further effects, each at most once', () => {
    const chain = withEffects({ on: ['kind'], set: { kind: 'next' } }, { on: ['kind'], set: { name: 'kind' } });
    expect(applyEffects(resolveModule(chain, context), { ...document, kind: 1 }, ['kind'])).toMatchObject({
      kind: 2,
      name: 2,
    });
    const rows = withEffects(
      { each: 'items', on: ['kind'], reset: ['name'] },
      { each: 'items', on: ['name'], reset: ['kind'] },
    );
    expect(applyEffects(resolveModule(rows, context), document, ['items', 0, 'kind']).items).toEqual([
      { name: 'new', kind: 'new' },
      row,
    ]);
  });

  test('keeps its value if the expression has none, and is reset to null without a declared default', () => {
    const module = withEffects({ on: ['kind'], set: { name: 'nothing' } }, { on: ['name'], reset: ['undeclared'] });
    expect(applyEffects(resolveModule(module, context), document, ['kind'])).toBe(document);
    expect(applyEffects(resolveModule(module, context), document, ['name'])).toEqual({ ...document, undeclared: null });
  });

  test('is none for an effect without triggers', () => {
    expect(reached(withEffects({ reset: ['name'] }), ['kind'])).toEqual([]);
  });

  test('stays the same object if it already has the value', () => {
    const module = withEffects({ on: ['kind'], reset: ['name'] });
    const done = { ...document, name: 'new' };
    expect(applyEffects(resolveModule(module, context), done, ['kind'])).toBe(done);
  });
});

test('an effect stores a moment as a moment or as the date in the time zone of the server', () => {
  const module = moduleOf(
    {
      on: { type: 'boolean', default: false },
      ends: { type: ['string', 'null'], format: 'date-time' },
      last: { type: ['string', 'null'], format: 'date' },
      lasts: { type: 'integer', format: 'duration', default: 0 },
    },
    {
      expressions: {
        later: () => Date.parse('2026-03-28T22:30:00Z') / 1000,
        long: () => 5400,
      },
    },
  );
  const effects: Effect[] = [{ on: ['on'], set: { ends: 'later', last: 'later', lasts: 'long' } }];
  const timed = { ...module, spec: { ...module.spec, effects, timeZone: { module: 'club', field: 'zone' } } };
  const resolved = resolveModule(timed, contextOf({ modules: { club: { zone: 'Europe/Bucharest' } } }));
  const changed = applyEffects(resolved, { on: true, ends: null, last: null, lasts: 0 }, ['on']);
  expect(changed).toEqual({ on: true, ends: '2026-03-28T22:30:00Z', last: '2026-03-29', lasts: 5400 });
});
