import { describe, expect, it } from 'vitest';
import { forPlan } from './plans.ts';
import { moduleOf } from './test/module.ts';

const { spec } = moduleOf({
  seats: {
    type: 'integer',
    title: 'Seats',
    minimum: 1,
    maximum: 50,
    help: 'From {minimum} to {maximum}. {user} stays.',
    plans: { free: { maximum: 10 }, royal: { locked: 'default', message: '{maximum} are too many' } },
    messages: { range: '{title}: {minimum} to {maximum, plural, one {# seat} other {# seats}}' },
  },
  greeting: {
    type: 'string',
    maxLength: 500,
    limits: [{ when: 'private', maxLength: 100, messages: { length: 'At most {maxLength}' } }],
    messages: { length: 'Up to {maxLength}', variable: 'No room in {maxLength}' },
  },
});

describe('the texts of a setting', () => {
  it('name the limits of the plan', () => {
    const texts = (plan: string) => {
      const { help, messages } = forPlan(spec, plan).fields.seats ?? {};
      return [help, messages?.range];
    };
    expect(texts('free')).toEqual(['From 1 to 10. {user} stays.', 'Seats: 1 to 10 seats']);
    expect(texts('premium')).toEqual(['From 1 to 50. {user} stays.', 'Seats: 1 to 50 seats']);
    expect(forPlan(spec, 'royal').fields.seats?.lockMessage).toBe('50 are too many');
  });

  it('name the limit that holds now', () => {
    const { messages, limits } = forPlan(spec, 'premium').fields.greeting ?? {};
    expect(messages).toEqual({ length: 'Up to 500', variable: 'No room in 500' });
    expect(limits?.[0]?.messages).toEqual({ length: 'At most 100', variable: 'No room in 100' });
  });
});
