import type { CompiledModule } from '../../language/model.ts';
import { firstCalls } from '../../renderer/calls/firstCalls.ts';
import { accessPath, GUILDS_PATH, infoPath, overviewPath } from '../calls/paths.ts';
import { loadModule, loadScreen, moduleIds, type PageId, pageIds } from '../product/catalogue.ts';
import { product } from '../product/product.ts';

/** Stands for the id of the server in the paths of routes and calls. */
const GUILD = ':guild';

/** What the frame of a server's sections asks for. */
const FRAME = [infoPath(GUILD), accessPath(GUILD)];

const OF_PAGES: Partial<Record<PageId, string[]>> = { overview: [overviewPath(GUILD)] };

/** The calls of the first view of a user's page, by the path of its route. */
export async function firstCallsByRoute(): Promise<ReadonlyMap<string, readonly string[]>> {
  const language = product.defaultLanguage;
  const sections = [
    ...pageIds.map(async (id) => [id, OF_PAGES[id] ?? []] as const),
    ...moduleIds.map(async (id) => [id, await callsOf(await loadModule(id, language))] as const),
  ];
  return new Map([
    ['/dashboard', [GUILDS_PATH]],
    ['/premium', await callsOf(await loadScreen('premium', language))],
    ...(await Promise.all(sections)).map(
      ([id, calls]) => [`/dashboard/${GUILD}?section=${id}`, [...FRAME, ...calls].map(decodeURIComponent)] as const,
    ),
  ]);
}

async function callsOf(module: CompiledModule): Promise<string[]> {
  return module.spec.screen.placeholder === undefined ? firstCalls(module, GUILD) : [];
}
