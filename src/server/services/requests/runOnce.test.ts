import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqlite } from '../../../../tests/server/engines.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { Store } from '../../store/store.ts';
import { intentOf } from './intent.ts';
import { refuseReusedKey, runOnce } from './runOnce.ts';

const KEY = 'a-key_of_sixteen';

describe('an idempotency key', () => {
  test.each([KEY, ` "${KEY}" `, 'k'.repeat(64)])('is %j', (header) => {
    expect(intentOf(header, {})?.key).toBe(header.trim().replaceAll('"', ''));
  });

  test.each(['', 'short', 'k'.repeat(15), 'k'.repeat(65), 'with a blank in it', `${KEY}!`, `!${KEY}`, [KEY, KEY]])(
    'is not %j',
    (header) => {
      expect(() => intentOf(header, {})).toThrow('error.idempotencyKey');
    },
  );

  test('need not be there', () => {
    expect(intentOf(undefined, {})).toBeUndefined();
  });

  test('goes with one body', () => {
    const hash = (body: unknown) => intentOf(KEY, body)?.hash;
    expect(hash({ a: 1 })).toBe(hash({ a: 1 }));
    expect(hash({ a: 1 })).not.toBe(hash({ a: 2 }));
    expect(hash({ a: 1 })).toMatch(/^[\w-]{43}$/);
    expect(hash(undefined)).not.toBe(hash(null));
  });
});

describe('what somebody asks for with a key', () => {
  const engine = sqlite();
  let store: Store;
  let made: number;
  beforeEach(async () => {
    made = 0;
    await engine.prepare();
    store = await engine.open();
  });
  afterEach(async () => {
    await store.close();
    await engine.clear();
  });

  const keyed = (parts: Partial<KeyedAction> = {}, hash = 'body'): KeyedAction => ({
    guild: '100',
    user: '42',
    action: 'make',
    idempotencyKey: { key: KEY, hash },
    at: 1000,
    ...parts,
  });
  const make = (asked: KeyedAction | undefined) =>
    runOnce(store.keyedActions, asked, async () => {
      made += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (asked) await store.keyedActions.remember(asked, made);
      return made;
    });
  test('is done once, also at the same moment', async () => {
    expect(await Promise.all([make(keyed()), make(keyed()), make(keyed())])).toEqual([1, 1, 1]);
    expect(await make(keyed())).toBe(1);
  });

  test('is done as often as it is asked for without one', async () => {
    expect([await make(undefined), await make(undefined)]).toEqual([1, 2]);
  });

  test('is another matter for another person, server, action or key', async () => {
    await make(keyed());
    const others = [
      { user: '43' },
      { guild: '7' },
      { action: 'break' },
      { idempotencyKey: { key: `${KEY}2`, hash: 'body' } },
    ];
    for (const [index, other] of others.entries()) expect(await make(keyed(other))).toBe(index + 2);
  });

  test('is refused where the key was for something else', async () => {
    await make(keyed());
    await expect(make(keyed({}, 'other'))).rejects.toMatchObject({ statusCode: 422, message: 'error.keyReused' });
    expect(made).toBe(1);
  });

  test('fails with what went wrong, and may be tried again', async () => {
    const fail = async () => {
      throw new Error('out of order');
    };
    await expect(runOnce(store.keyedActions, keyed(), fail)).rejects.toThrow('out of order');
    expect(await make(keyed())).toBe(1);
  });

  test('has the result of another process that did it meanwhile', async () => {
    const late = async () => {
      await store.keyedActions.remember(keyed(), 7);
      throw new Error('it is done already');
    };
    expect(await runOnce(store.keyedActions, keyed(), late)).toBe(7);
  });

  test('keeps a failure of another kind as it is', async () => {
    const failure = new Error('out of order');
    await expect(refuseReusedKey(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
