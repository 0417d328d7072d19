import type { ComponentType } from 'react';
import { reply } from '../../renderer/calls/answer.ts';
import { guildPath } from '../../renderer/calls/paths.ts';
import { type Resource, useResource } from '../../renderer/loading/useResource.ts';
import { api } from '../calls/api.ts';
import { useLanguage } from '../language/text.tsx';
import type { PresetsProps } from './Presets.tsx';

export interface PresetOffer extends PresetsProps {
  /** What draws the presets. Fetched only for a new server. */
  Presets: ComponentType<PresetsProps>;
}

/** The presets that a server is offered to start from. @param offered whether it is: otherwise nothing is loaded */
export function usePresetOffer(guildId: string, offered: boolean): Resource<PresetOffer> {
  const language = useLanguage();
  return useResource(() => loadOffer(guildId), { key: offered ? `${guildId} ${language}` : null });
}

async function loadOffer(guildId: string): Promise<PresetOffer> {
  const [answer, { default: Presets }] = await Promise.all([
    reply(api.get(guildPath(guildId, 'presets/'))),
    import('./Presets.tsx'),
  ]);
  return { answer, Presets };
}
