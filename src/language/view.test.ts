import { describe, expect, test } from 'vitest';
import { loadModule } from '../../generated/catalogue.ts';
import { defaultsOf } from './defaults.ts';
import { forPlan } from './plans.ts';
import { effective, view } from './view.ts';

const customize = (await loadModule('customize')).spec;
const verification = (await loadModule('userVerification')).spec;
const shop = (await loadModule('shop')).spec;

describe('view', () => {
  const stored = { bot_name: 'Keeper', embed_color: '#ff0000', message_type: 'classic', prefix: '!' };

  test('shows locked fields at their default on the plan that locks them, and changes nothing stored', () => {
    expect(view(forPlan(customize, 'free'), stored)).toMatchObject({
      bot_name: 'Guildhall',
      embed_color: '#ffffff',
      message_type: 'embed',
      prefix: '!',
    });
    expect(view(forPlan(customize, 'premium'), stored)).toMatchObject(stored);
    expect(stored.bot_name).toBe('Keeper');
  });

  test('leaves a field that is locked as stored at its value', () => {
    const document = { timeout_minutes: 45, kick_on_timeout: true };
    expect(view(forPlan(verification, 'free'), document)).toMatchObject({
      timeout_minutes: 45,
      kick_on_timeout: false,
    });
  });

  test('fills what an older document lacks, in rows too, and keeps no foreign key', () => {
    const document = view(forPlan(shop, 'premium'), { items: [{ id: 'a', price: 5 }], gone: true });
    expect(document).not.toHaveProperty('gone');
    expect(document.items).toMatchObject([{ id: 'a', price: 5, type: 'role', use_primary_currency: true }]);
  });
});

describe('effective document', () => {
  test('keeps to the plan’s limits', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ id: `i${index}`, price: 1 }));
    const document = effective(forPlan(shop, 'premium'), { items: rows });
    expect(document.items).toHaveLength(50);
  });

  test('is that of a module that is off where the plan does not include it', () => {
    const planned = forPlan(shop, 'free');
    expect(effective(planned, { enabled: true, message: 'Hello' })).toEqual(defaultsOf(planned));
  });
});
