import type { Example } from '../../language/compile/lint/types.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';

/** The lists of a server from which each kind of reference in a preset is chosen. */
const LISTS = { role: 'roles', channel: 'channels', voiceChannel: 'voiceChannels', category: 'categories' } as const;

/** A server that begins with a preset, as the screen of one of its modules shows it; undefined if it has none of that. */
export function presetSample(preset: unknown, module: string): Example | undefined {
  if (!isObject(preset) || !isObject(preset.modules)) return undefined;
  const document = preset.modules[module];
  if (!isObject(document)) return undefined;
  const references = Object.entries(isObject(preset.references) ? preset.references : {});
  const listed = Object.entries(LISTS).map(([kind, list]) => [
    list,
    references.flatMap(([key, name]) =>
      key.startsWith(`${kind}:`) ? [{ id: key.slice(kind.length + 1), name: String(name) }] : [],
    ),
  ]);
  return {
    name: `Preset: ${String(preset.title)}`,
    plan: String(preset.plan),
    // Both have been validated with the meta-schema of presets, or the check says where they are wrong.
    document: document as SettingsDocument,
    context: { ...Object.fromEntries(listed), modules: preset.modules as Record<string, SettingsDocument> },
  };
}
