import { join } from 'node:path';
import { build } from 'vite';
import { syntheticModule } from '../synthetic/module.ts';
import { CACHE, generateModules } from '../synthetic/project.ts';
import { screens } from './screens.ts';
import { type StaticServer, serveFolder } from './staticServer.ts';

/** Builds the screens of all contenders and serves them: `/<contender>.html?module=<id>`. */
export async function serveScreens(): Promise<StaticServer> {
  await generateModules(
    'modules',
    Object.fromEntries(
      screens.flatMap(({ module, title, fields }) => (fields ? [[module, syntheticModule(title, fields)]] : [])),
    ),
  );
  await build({ configFile: 'tests/bench/keystroke/vite.config.ts', logLevel: 'error' });
  return serveFolder(join(CACHE, 'pages'));
}
