import { describe, expect, test } from 'vitest';
import { loadModule } from '../../generated/catalogue.ts';
import { defaultsOf, newRow } from './defaults.ts';
import { applyEffects, applyRowDone } from './effects.ts';
import type { SettingsDocument } from './model.ts';
import { setIn } from './path.ts';
import { forPlan, type PlannedField } from './plans.ts';
import { contextOf } from './test/context.ts';

const economy = await loadModule('economy');
const shop = await loadModule('shop');
const verification = await loadModule('userVerification');
const context = contextOf({ modules: { economy: { primary_currency_name: 'Crowns', secondary_currency_name: '' } } });

describe('effects', () => {
  test('turning the economy off puts every currency and farming setting back', () => {
    const defaults = defaultsOf(forPlan(economy.spec, 'premium'));
    const filled: SettingsDocument = {
      ...defaults,
      primary_currency_name: 'Crowns',
      use_secondary_currency: true,
      voice_enabled: true,
      voice_rate: 7,
      afk_channels: ['401'],
    };
    expect(applyEffects(economy, filled, ['currency_system_enabled'], context)).toEqual(defaults);
    const on = { ...filled, currency_system_enabled: true };
    expect(applyEffects(economy, on, ['currency_system_enabled'], context)).toBe(on);
  });

  test('turning on the kick keeps a timeout that is long enough', () => {
    const document = {
      ...defaultsOf(forPlan(verification.spec, 'premium')),
      kick_on_timeout: true,
      timeout_minutes: 0,
    };
    expect(applyEffects(verification, document, ['kick_on_timeout'], context).timeout_minutes).toBe(1);
    expect(
      applyEffects(verification, { ...document, timeout_minutes: 30 }, ['kick_on_timeout'], context).timeout_minutes,
    ).toBe(30);
  });

  test('a row follows its own changes and no other row does', () => {
    const row = newRow(forPlan(shop.spec, 'premium').fields.items as PlannedField);
    let document: SettingsDocument = {
      items: [
        { ...row, id: 'a', type: 'rank_role', previous_role_id: '201' },
        { ...row, id: 'b' },
      ],
    };
    document = setIn(document, ['items', 0, 'role_id'], '203');
    document = applyEffects(shop, document, ['items', 0, 'role_id'], context);
    expect(document.items).toMatchObject([{ name: 'Moderator', previous_role_id: '201' }, { name: '' }]);
    document = setIn(document, ['items', 0, 'type'], 'exchange');
    document = applyEffects(shop, document, ['items', 0, 'type'], context);
    expect(document.items).toMatchObject([{ name: 'Gems Exchange', previous_role_id: null }, { name: '' }]);
    document = setIn(document, ['items', 0, 'use_primary_currency'], false);
    document = applyEffects(shop, document, ['items', 0, 'use_primary_currency'], context);
    expect(document.items).toMatchObject([{ name: 'Crowns Exchange' }, { name: '' }]);
  });

  test('Done names an exchange that has no name, and leaves a name that was given', () => {
    const row = newRow(forPlan(shop.spec, 'premium').fields.items as PlannedField);
    const document: SettingsDocument = {
      items: [
        { ...row, id: 'a', type: 'exchange', name: ' ' },
        { ...row, id: 'b', type: 'exchange', name: 'Bureau' },
      ],
    };
    const first = applyRowDone(shop, document, ['items', 0], context);
    expect(applyRowDone(shop, first, ['items', 1], context).items).toMatchObject([
      { name: 'Gems Exchange' },
      { name: 'Bureau' },
    ]);
  });
});
