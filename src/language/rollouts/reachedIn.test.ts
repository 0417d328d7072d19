import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModuleSpec, Rollout } from '../model.ts';
import { moduleOf } from '../test/module.ts';
import { reachedIn } from './reachedIn.ts';

const FROM = '2027-01-10';
const BEGINNING = Date.parse('2027-01-10T00:00:00Z');

const { spec } = moduleOf({});

function specWith(rollout: Partial<Rollout>, name: string): ModuleSpec {
  const whole = { from: FROM, share: 10, to: {}, ...rollout };
  const field = { type: 'string', title: name, default: '', maxLength: 5, rollout: whole } as const;
  return { ...spec, settings: { properties: { [name]: field } } };
}

/** Whether a rollout of the setting `name` has reached a server. */
function hasReached(guildId: string, rollout: Partial<Rollout>, now = BEGINNING): boolean {
  return reachedIn(specWith(rollout, 'heading'), guildId, now).includes('heading');
}

/** Ids as Discord makes them: milliseconds since 2015, and 22 bits of which few are used. */
const ids = Array.from({ length: 100_000 }, (_, index) =>
  String(((BigInt(index) * 3_786_413n + 41_771_983_423n) << 22n) | BigInt(index % 7)),
);

/** Those of the ids that a rollout has reached. */
function reachedOf(rollout: Partial<Rollout>, name = 'heading'): ReadonlySet<string> {
  const module = specWith(rollout, name);
  return new Set(ids.filter((id) => reachedIn(module, id, BEGINNING).length > 0));
}

describe('which servers a rollout has reached', () => {
  test.each([0, 0.5, 1, 10, 37, 50, 99, 100])('is %d percent of 100,000 servers', (share) => {
    const expected = share * 1000;
    // Four standard deviations.
    const tolerance = 4 * Math.sqrt((expected * (100 - share)) / 100);
    expect(Math.abs(reachedOf({ share }).size - expected)).toBeLessThanOrEqual(tolerance);
  });

  test('has nothing to do with when servers were made', () => {
    const reached = reachedOf({ share: 50 });
    const chunks = Array.from({ length: 100 }, (_, index) => ids.slice(index * 1000, index * 1000 + 1000));
    const squares = chunks.map((chunk) => (chunk.filter((id) => reached.has(id)).length - 500) ** 2 / 250);
    // Chi-squared with 100 degrees of freedom: one in 100,000 is above 173.
    expect(squares.reduce((sum, one) => sum + one)).toBeLessThan(173);
  });

  test.each([
    ['another setting', {}, 'nickname'],
    ['another day', { from: '2027-01-09' }, 'heading'],
  ])('is chosen anew for %s', (_, rollout, name) => {
    const [one, other] = [reachedOf({ share: 50 }), reachedOf({ share: 50, ...rollout }, name)];
    const both = [...one].filter((id) => other.has(id)).length;
    expect(Math.abs(both - 25_000)).toBeLessThan(4 * Math.sqrt(25_000 * 0.75));
  });

  const anyId = fc.bigInt({ min: 1n << 22n, max: (1n << 63n) - 1n }).map(String);
  const anyShare = fc.nat(1000).map((share) => share / 10);

  test('only grows with the share', () => {
    const grows = fc.property(anyId, anyShare, anyShare, (id, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(hasReached(id, { share: 0 })).toBe(false);
      expect(Number(hasReached(id, { share: less }))).toBeLessThanOrEqual(Number(hasReached(id, { share: more })));
      expect(hasReached(id, { share: 100 })).toBe(true);
    });
    fc.assert(grows, { numRuns: 300 });
  });

  test('stays the same as time passes, and when what it brings is corrected', () => {
    const stays = fc.property(anyId, anyShare, fc.nat(10 ** 12), fc.nat(9), (id, share, later, maxLength) => {
      const reached = hasReached(id, { share });
      expect(hasReached(id, { share }, BEGINNING + later)).toBe(reached);
      expect(hasReached(id, { share, to: { maxLength } })).toBe(reached);
    });
    fc.assert(stays, { numRuns: 300 });
  });

  test('is none before its day begins in UTC', () => {
    expect(hasReached('1', { share: 100 }, BEGINNING - 1)).toBe(false);
    expect(hasReached('1', { share: 100 }, BEGINNING)).toBe(true);
  });

  test('does not change from one release to the next', () => {
    // A change of the hash would move servers from one side to the other in the middle of a rollout.
    const reached = ids.slice(0, 40).map((id) => Number(hasReached(id, { share: 50 })));
    expect(reached.join('')).toBe('1101001010110100011110100101000010011110');
  });
});
