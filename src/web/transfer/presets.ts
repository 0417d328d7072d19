import type { Json } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import { bodyOf, type Reply, reply, succeeded } from '../../renderer/calls/answer.ts';
import { guildPath } from '../../renderer/calls/paths.ts';
import { api } from '../calls/api.ts';
import type { Source } from './transfer.ts';

export interface PresetEntry {
  id: string;
  title: string;
  description: string;
  icon: string;
  modules: readonly string[];
}

/** The presets that a server can start from. @throws Error if they cannot be read */
export async function readPresets(guildId: string): Promise<PresetEntry[]> {
  const presets = presetsIn(await reply(api.get(guildPath(guildId, 'presets/'))));
  if (!presets) throw new Error('The presets could not be read');
  return presets;
}

/** The presets in an answer; undefined if it is a failure. */
export function presetsIn(answer: Reply): PresetEntry[] | undefined {
  const { presets } = bodyOf(answer);
  return succeeded(answer) && Array.isArray(presets) ? presets.filter(isPreset) : undefined;
}

function isPreset(entry: Json): entry is PresetEntry & Record<string, Json> {
  return isObject(entry) && typeof entry.id === 'string' && Array.isArray(entry.modules);
}

/** A preset as the source of settings. */
export function presetSource({ id, title, modules }: PresetEntry): Source {
  return { name: title, call: { from: 'preset', preset: id }, modules };
}

/** The address at which a preset can be looked at and taken, without the server's. */
export function presetAddress({ id }: PresetEntry): string {
  return `?section=transfer&preset=${id}`;
}
