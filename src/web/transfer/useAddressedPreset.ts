import { useLocation } from 'react-router-dom';
import { useResource } from '../../renderer/loading/useResource.ts';
import { useLanguage } from '../language/text.tsx';
import { type PresetEntry, readPresets } from './presets.ts';

/** The preset that the address names; undefined if it names none, or none that can be had. */
export function useAddressedPreset(guildId: string): PresetEntry | 'loading' | undefined {
  const language = useLanguage();
  const id = new URLSearchParams(useLocation().search).get('preset');
  const { status, value } = useResource(() => readPresets(guildId), {
    key: id === null ? null : `${guildId} ${language}`,
  });
  if (id === null || status === 'failed') return undefined;
  return value ? value.find((preset) => preset.id === id) : 'loading';
}
