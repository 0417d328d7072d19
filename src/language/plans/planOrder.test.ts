import { describe, expect, test } from 'vitest';
import { unmetRequirement } from '../resolved/requirements.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf, PLANS } from '../test/module.ts';
import { includesPlan, reportedPlan } from './planOrder.ts';

describe('includesPlan', () => {
  test.each([
    ['free', [true, false, false]],
    ['premium', [true, true, false]],
    ['royal', [true, true, true]],
  ])('includes the plans below %s', (plan, expected) => {
    expect(PLANS.map((needed) => includesPlan(PLANS, plan, needed))).toEqual(expected);
    expect(includesPlan(PLANS, plan, undefined)).toBe(true);
    expect(includesPlan(PLANS, plan, 'unknown')).toBe(false);
  });

  test('meets a requirement on the needed plan and above', () => {
    const notice = { title: '', text: '', action: { label: '', to: '' } };
    const module = moduleOf({}, { requires: [{ plan: 'premium', notice, message: 'Needs Premium' }] });
    const met = PLANS.map((plan) => unmetRequirement(module, contextOf({ plan })) === undefined);
    expect(met).toEqual([false, true, true]);
  });
});

describe('reportedPlan', () => {
  test.each([
    [false, 'royal', 'free'],
    [true, 'royal', 'royal'],
    [true, 'premium', 'premium'],
    [true, 'free', 'premium'],
    [true, 'unknown', 'premium'],
    [true, undefined, 'premium'],
  ])('for the flag %s and the name %s is %s', (flag, name, plan) => {
    expect(reportedPlan(PLANS, flag, name)).toBe(plan);
  });
});
