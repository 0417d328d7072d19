import { settingsFileName } from '../../language/documents/settingsFileName.ts';
import { isObject } from '../../language/values/isObject.ts';
import { bodyOf, failureOf, reply, succeeded } from '../../renderer/calls/answer.ts';
import { guildPath } from '../../renderer/calls/paths.ts';
import { saveFile } from '../browser/saveFile.ts';
import { api } from '../calls/api.ts';

/**
 * Saves settings of a server as a file.
 * @param ids of the modules; undefined for all
 * @param fallback what is said if the server gives no reason for a failure
 * @returns why there is no file, if it failed
 */
export async function saveExport(
  guildId: string,
  ids: readonly string[] | undefined,
  fallback: string,
): Promise<string | undefined> {
  const answer = await reply(api.get(guildPath(guildId, `settings-file/${ids ? `?modules=${ids.join(',')}` : ''}`)));
  const file = bodyOf(answer);
  if (!succeeded(answer) || !isObject(file.modules)) return failureOf(answer, fallback);
  const name = settingsFileName(String(file.server), String(file.exported_at));
  saveFile(name, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  return undefined;
}
