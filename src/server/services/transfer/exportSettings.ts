import { settingsFileName } from '../../../language/documents/settingsFileName.ts';
import type { Json } from '../../../language/model.ts';
import { FILE_FORMAT, FILE_SCHEMA_PATH, FILE_TYPE, type SettingsFile } from '../../api/settingsFile.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { readServerSettings } from './serverSettings.ts';

/**
 * The settings of modules as a file that another server can import.
 * @param origin the address of the site
 * @param ids of the modules; undefined for all
 * @throws Refusal 503 while the lists of the server are unknown
 */
export async function exportSettings(
  services: Services,
  access: RequestAccess,
  { origin, ids }: { origin: string; ids?: ReadonlySet<string> },
): Promise<{ file: SettingsFile; name: string }> {
  const { catalogue, now } = services;
  const { modules, names, used } = await readServerSettings(services, access, (id) => ids?.has(id) ?? true);
  const at = new Date(now()).toISOString();
  const file: SettingsFile = {
    $schema: `${origin}${FILE_SCHEMA_PATH}`,
    type: FILE_TYPE,
    format: FILE_FORMAT,
    product: catalogue.productName,
    exported_at: at,
    server: access.guild.name,
    modules: Object.fromEntries(
      catalogue.modules.flatMap(
        ({ spec, migrations }): [string, { version: number; settings: Record<string, Json> }][] => {
          const settings = modules.get(spec.id);
          return settings ? [[spec.id, { version: migrations.length, settings }]] : [];
        },
      ),
    ),
    references: Object.fromEntries([...names].filter(([key]) => used.has(key)).sort(byKey)),
  };
  return { file, name: settingsFileName(access.guild.name, at) };
}

function byKey([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}
