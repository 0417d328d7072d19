import { useLocation } from 'react-router-dom';
import { type Resource, useResource } from '../../renderer/loading/useResource.ts';
import { useLanguage } from '../language/text.tsx';
import { type PresetEntry, readPresets } from './presets.ts';

/** The preset that the address names; undefined if it names none, or none that there is. */
export function useAddressedPreset(guildId: string): Resource<PresetEntry | undefined> {
  const language = useLanguage();
  const id = new URLSearchParams(useLocation().search).get('preset');
  const named = useResource(async () => (await readPresets(guildId)).find((preset) => preset.id === id), {
    key: id === null ? null : `${guildId} ${language} ${id}`,
  });
  return id === null ? { ...named, status: 'ready' } : named;
}
