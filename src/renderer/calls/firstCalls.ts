import type { CompiledModule } from '../../language/model.ts';
import type { Answer } from './api.ts';
import { fetchScreen } from './load.ts';
import { usedModule } from './usedModule.ts';

/** The paths that the screen of a module asks for at once, without waiting for an answer. */
export async function firstCalls(module: CompiledModule, guildId: string): Promise<string[]> {
  const paths: string[] = [];
  const get = (path: string) => {
    paths.push(path);
    return new Promise<Answer>(() => {});
  };
  const loadModule = async (id: string) => usedModule(module, id);
  void fetchScreen({ api: { get, post: get }, module, guildId, loadModule });
  await new Promise((resolve) => setTimeout(resolve));
  return paths;
}
