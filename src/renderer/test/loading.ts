import type { CompiledModule } from '../../language/model.ts';
import { fetchScreen, type LoadedScreen } from '../calls/load.ts';
import type { FakeApi } from './fakeApi.ts';
import { fixtureModule, GUILD } from './fixture.ts';
import { present } from './present.ts';

/** Loads the screen of a module in the fixture's server. @param others the other modules that it may load */
export function run(api: FakeApi, module = fixtureModule(), others: Record<string, CompiledModule> = {}) {
  return fetchScreen({
    api,
    module,
    guildId: GUILD,
    loadModule: async (id) => present(others[id]),
  });
}

/** The loaded screen of a module. @throws Error if it cannot be loaded */
export async function loaded(
  api: FakeApi,
  module = fixtureModule(),
  others: Record<string, CompiledModule> = {},
): Promise<LoadedScreen> {
  const outcome = await run(api, module, others);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.loaded;
}
