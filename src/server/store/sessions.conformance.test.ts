import { describe, expect, test } from 'vitest';
import { availableEngines } from '../../../tests/server/engines.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import type { Store } from './store.ts';

const _GUILD = '123456789012345678';

describe.each(await availableEngines())('sessions in the store on $name', (engine) => {
  let store: Store;
  const another = storePerTest(engine, (opened) => {
    store = opened;
  });

  test('stores, expires and ends sessions', async () => {
    const { sessions } = store;
    const row = { id: 'a', user_id: '42', data: '{"x":1}', tokens: 't', expires_at: 1_790_000_000_000 };
    await sessions.add(row);
    await sessions.add({ ...row, id: 'b' });
    await sessions.add({ ...row, id: 'c', user_id: '43', expires_at: 5 });
    expect(await sessions.get('a', 1)).toEqual({ ...row, refresh_lease: null });
    expect(await sessions.get('a', row.expires_at)).toBeNull();
    expect(await sessions.get('c', 4)).not.toBeNull();
    await sessions.destroyExpired(5);
    expect(await sessions.get('c', 4)).toBeNull();
    expect(await sessions.destroy('a')).toBe('t');
    expect(await sessions.destroy('a')).toBeNull();
    expect(await sessions.get('a', 1)).toBeNull();
    expect(await sessions.get('b', 1)).not.toBeNull();
  });

  test('ends all sessions of one user only', async () => {
    const { sessions } = store;
    const row = { user_id: '42', data: '{}', expires_at: 9 };
    for (const id of ['a', 'b']) await sessions.add({ ...row, id, tokens: `tokens of ${id}` });
    await sessions.add({ ...row, id: 'c', user_id: '43', tokens: 'tokens of c' });
    expect((await sessions.destroyAllOf('42')).sort()).toEqual(['tokens of a', 'tokens of b']);
    expect(await Promise.all(['a', 'b', 'c'].map((id) => sessions.get(id, 1)))).toEqual([
      null,
      null,
      expect.objectContaining({ id: 'c' }),
    ]);
    expect(await sessions.destroyAllOf('42')).toEqual([]);
  });

  test("lets one process at a time refresh a session's tokens", async () => {
    const processes = [store, await another(), await another()].map(({ sessions }) => sessions);
    await store.sessions.add({ id: 'a', user_id: '42', data: '{}', tokens: 'old', expires_at: 9 });
    const seen = { tokens: 'old', refresh_lease: null };
    const claims = await Promise.all(processes.map((one, index) => one.claimRefresh('a', seen, `lease ${index}`)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const lease = `lease ${claims.indexOf(true)}`;
    expect(await store.sessions.tokens('a')).toEqual({ tokens: 'old', refresh_lease: lease });
    // Given back by another, it stays; taken over from one that is known, it changes hands.
    await store.sessions.releaseRefresh('a', 'another lease');
    expect(await store.sessions.claimRefresh('a', seen, 'late')).toBe(false);
    expect(await store.sessions.claimRefresh('a', { ...seen, refresh_lease: lease }, 'heir')).toBe(true);
    await store.sessions.releaseRefresh('a', 'heir');
    expect(await store.sessions.tokens('a')).toEqual({ tokens: 'old', refresh_lease: null });
    expect(await store.sessions.claimRefresh('a', seen, 'heir')).toBe(true);
    expect(await store.sessions.replaceTokens('a', 'new')).toBe(true);
    expect(await store.sessions.tokens('a')).toEqual({ tokens: 'new', refresh_lease: null });
    expect(await store.sessions.claimRefresh('a', seen, 'late')).toBe(false);
    expect(await store.sessions.get('a', 1)).toMatchObject({ tokens: 'new', data: '{}' });
    await store.sessions.destroy('a');
    expect(await store.sessions.tokens('a')).toBeNull();
    expect(await store.sessions.replaceTokens('a', 'newer')).toBe(false);
  });
});
