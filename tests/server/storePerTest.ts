import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/server/store/store.ts';
import type { Engine } from './engines.ts';

/**
 * Opens an empty store before each test of a suite, and closes it and the others over it afterwards.
 * @param use is called with each store
 * @returns opens another store over the same data
 */
export function storePerTest(engine: Engine, use: (store: Store) => void): () => Promise<Store> {
  const opened: Store[] = [];
  const open = async () => {
    const store = await engine.open();
    opened.push(store);
    return store;
  };
  beforeEach(async () => {
    await engine.prepare();
    use(await open());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await engine.clear();
  });
  return open;
}
