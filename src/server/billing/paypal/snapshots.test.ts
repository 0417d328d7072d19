import { describe, expect, test } from 'vitest';
import { paidPeriodEnd } from './period.ts';
import { toProviderSnapshot } from './snapshots.ts';

const at = (text: string) => Date.parse(`${text}Z`);

describe('the end of the paid period', () => {
  test.each([
    ['the first month', '2030-01-05T14:33', '2030-01-05T14:33', 1, '2030-02-05T10:00'],
    ['a renewal at its hour', '2030-01-05T14:33', '2030-02-05T10:00', 2, '2030-03-05T10:00'],
    ['a renewal that came some days late', '2030-01-05T14:33', '2030-02-10T10:00', 2, '2030-03-05T10:00'],
    ['a renewal that was brought forward', '2030-01-05T14:33', '2030-01-20T09:00', 2, '2030-03-05T10:00'],
    ['a month without that day', '2030-01-31T09:00', '2030-01-31T09:00', 1, '2030-02-28T10:00'],
    ['the month after a short one', '2030-01-31T09:00', '2030-02-28T10:00', 2, '2030-03-31T10:00'],
    ['a month that failed in between', '2030-01-05T14:33', '2030-03-05T10:00', 2, '2030-04-05T10:00'],
    ['a start shortly before the hour', '2030-01-05T09:59', '2030-01-05T10:01', 1, '2030-02-05T10:00'],
  ])('after %s', (_, startAt, lastPaidAt, cycles, end) => {
    const period = { startAt: at(startAt), lastPaidAt: at(lastPaidAt), cycles };
    expect(new Date(paidPeriodEnd(period, 'monthly')).toISOString()).toBe(`${end}:00.000Z`);
  });

  test('of a year', () => {
    const period = { startAt: at('2028-02-29T08:00'), lastPaidAt: at('2028-02-29T08:00'), cycles: 1 };
    expect(paidPeriodEnd(period, 'yearly')).toBe(at('2029-02-28T10:00'));
  });
});

describe('a snapshot', () => {
  const subscription = {
    status: 'ACTIVE',
    plan_id: 'P-1',
    custom_id: 'ours',
    start_time: '2030-01-05T14:33:00Z',
    billing_info: {
      failed_payments_count: 0,
      last_payment: { time: '2030-01-05T14:33:00Z', amount: { value: '39.9', currency_code: 'EUR' } },
      next_billing_time: '2030-02-05T10:00:00Z',
    },
  };
  const transaction = (id: string, status: string, value: string, time = '2030-01-05T14:33:00Z') => ({
    id,
    status,
    time,
    amount_with_breakdown: { gross_amount: { value, currency_code: 'EUR' } },
  });
  const read = (parts: object = {}, transactions: object[] = [transaction('T1', 'COMPLETED', '4.99')]) =>
    toProviderSnapshot({ ...subscription, ...parts }, { transactions }, 'monthly');

  test('has the paid time and the payments', () => {
    expect(read()).toEqual({
      state: 'active',
      stateSince: null,
      reference: 'ours',
      planId: 'P-1',
      matchesPlan: true,
      failing: false,
      country: null,
      paidUntil: at('2030-02-05T10:00'),
      payments: [{ id: 'T1', at: at('2030-01-05T14:33'), amount: 499, currency: 'EUR', status: 'paid' }],
    });
  });

  test.each([
    ['APPROVAL_PENDING', 'pending'],
    ['APPROVED', 'approved'],
    ['ACTIVE', 'active'],
    ['SUSPENDED', 'paused'],
    ['CANCELLED', 'ended'],
    ['EXPIRED', 'ended'],
  ])('of a subscription that is %s is %s', (status, state) => {
    expect(read({ status }).state).toBe(state);
  });

  test('is of nobody without our reference', () => {
    expect(read({ custom_id: undefined }).reference).toBeNull();
  });

  test('is paid until the next payment, as PayPal says, while the subscription is active and its payments succeed', () => {
    const billing_info = { ...subscription.billing_info, next_billing_time: '2030-02-07T10:00:00Z' };
    expect(read({ billing_info }).paidUntil).toBe(at('2030-02-07T10:00'));
    expect(read({ billing_info, status: 'SUSPENDED' }).paidUntil).toBe(at('2030-02-05T10:00'));
    expect(read({ billing_info: { ...billing_info, failed_payments_count: 1 } }).paidUntil).toBe(
      at('2030-02-05T10:00'),
    );
  });

  test('counts cycles that were paid ahead, but neither those of a trial nor those of a subscription whose payments fail', () => {
    const cycle_executions = [
      { tenure_type: 'TRIAL', cycles_completed: 5 },
      { tenure_type: 'REGULAR', cycles_completed: 2 },
    ];
    const billing_info = { ...subscription.billing_info, cycle_executions };
    const status = 'CANCELLED';
    expect(read({ status, billing_info }).paidUntil).toBe(at('2030-03-05T10:00'));
    const failing = { ...billing_info, failed_payments_count: 1 };
    expect(read({ status, billing_info: failing }).paidUntil).toBe(at('2030-02-05T10:00'));
  });

  test('counts from the start, or from the last payment if that is not known', () => {
    const billing_info = { last_payment: { time: '2030-03-10T09:00:00Z' } };
    const status = 'CANCELLED';
    expect(read({ status, billing_info }).paidUntil).toBe(at('2030-04-05T10:00'));
    expect(read({ status, billing_info, start_time: undefined }).paidUntil).toBe(at('2030-04-10T10:00'));
  });

  test.each(['SUSPENDED', 'CANCELLED', 'EXPIRED'])('has the paid period of a subscription that is %s', (status) => {
    const { next_billing_time: _, ...billing_info } = subscription.billing_info;
    expect(read({ status, billing_info }).paidUntil).toBe(at('2030-02-05T10:00'));
  });

  test('grants no time for a failed renewal', () => {
    const billing_info = {
      ...subscription.billing_info,
      failed_payments_count: 1,
      next_billing_time: '2030-03-05T10:00:00Z',
    };
    expect(read({ billing_info })).toMatchObject({ failing: true, paidUntil: at('2030-02-05T10:00') });
  });

  test('grants no time for unpaid and refunded payments', () => {
    expect(read({ billing_info: undefined }, []).paidUntil).toBeNull();
    expect(read({}, [transaction('T1', 'REFUNDED', '4.99')]).paidUntil).toBe(at('2030-01-05T14:33'));
    expect(read({}, [transaction('T1', 'PARTIALLY_REFUNDED', '4.99')]).paidUntil).toBe(at('2030-02-05T10:00'));
  });

  test('has the payments in their order, so that a refund of the last one counts', () => {
    const [first, second] = [
      transaction('T1', 'COMPLETED', '4.99'),
      transaction('T2', 'REFUNDED', '4.99', '2030-02-05T10:00:00Z'),
    ];
    const { payments, paidUntil } = read({}, [second, first]);
    expect(payments.map(({ id, status }) => [id, status])).toEqual([
      ['T1', 'paid'],
      ['T2', 'refunded'],
    ]);
    expect(paidUntil).toBe(at('2030-02-05T10:00'));
    expect(read({}, [transaction('T1', 'PARTIALLY_REFUNDED', '4.99')]).payments).toMatchObject([
      { status: 'partially_refunded' },
    ]);
  });

  test('counts a payment that was taken back as refunded', () => {
    const [first, last] = [
      transaction('T1', 'COMPLETED', '4.99'),
      transaction('T2', 'REVERSED', '4.99', '2030-02-05T10:00:00Z'),
    ];
    const disputed = { ...last, status: 'DECLINED', status_details: { reason: 'CHARGEBACK' } };
    for (const one of [last, disputed]) {
      expect(read({}, [first, one])).toMatchObject({
        paidUntil: at('2030-02-05T10:00'),
        payments: [{ status: 'paid' }, { id: 'T2', status: 'refunded' }],
      });
    }
  });

  test('has the time of its state', () => {
    expect(read({ status_update_time: '2030-01-06T12:00:00Z' }).stateSince).toBe(at('2030-01-06T12:00'));
  });

  test('ignores incomplete payments', () => {
    const rows = ['DECLINED', 'PENDING', 'NONSENSE'].map((status) => transaction(status, status, '4.99'));
    expect(read({}, rows).payments).toEqual([]);
    expect(read({}, [transaction('T1', 'COMPLETED', '4.999')]).payments).toEqual([]);
    const complete = transaction('T1', 'COMPLETED', '4.99');
    for (const part of [{ id: undefined }, { time: undefined }, { time: 'soon' }])
      expect(read({}, [{ ...complete, ...part }]).payments).toEqual([]);
  });

  test.each([
    ['their own', { address: { country_code: 'RO' } }, 'RO'],
    ['where goods would go', { shipping_address: { address: { country_code: 'HU' } } }, 'HU'],
    [
      'their own first',
      { address: { country_code: 'RO' }, shipping_address: { address: { country_code: 'HU' } } },
      'RO',
    ],
    ['none that is no code', { address: { country_code: 'Romania' } }, null],
    ['none of three letters', { address: { country_code: 'ROU' } }, null],
    ['none where there is no address', { email_address: 'buyer@example.com' }, null],
  ])("has the payer's country: %s", (_, subscriber, country) => {
    expect(read({ subscriber }).country).toBe(country);
  });

  test('detects changed terms', () => {
    expect(read({ plan_overridden: true }).matchesPlan).toBe(false);
  });

  test('rejects an unexpected answer', () => {
    expect(() => read({ status: 'ODD' })).toThrow('no valid subscription');
    expect(() => read({ plan_id: 7 })).toThrow('no valid subscription');
  });
});
