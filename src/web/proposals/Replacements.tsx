import { useCallback, useMemo, useState } from 'react';
import { assignmentObstacle } from '../../language/fields/assignable.ts';
import type { GuildLists } from '../../language/model.ts';
import { ReplacementFields } from '../../renderer/actions/ReplacementFields.tsx';
import { readBody } from '../../renderer/calls/answer.ts';
import { readEmojis, readLists } from '../../renderer/calls/lists.ts';
import { once } from '../../renderer/calls/once.ts';
import { DISCORD_CDN, guildPath } from '../../renderer/calls/paths.ts';
import { useResource } from '../../renderer/loading/useResource.ts';
import { useWidgetText } from '../../renderer/text/widgetText.ts';
import { aloneContext, WidgetContext, type WidgetContextValue } from '../../renderer/widgets/context.ts';
import { emojiLoaders } from '../browser/emoji.ts';
import { api } from '../calls/api.ts';
import { useConfig } from '../calls/config.ts';
import { useLanguage } from '../language/text.tsx';
import type { Missing } from './missing.ts';

export interface ReplacementTexts {
  title: string;
  help: string;
  /** What it is called to use nothing. */
  none: string;
}

interface ReplacementsProps {
  guildId: string;
  missing: readonly Missing[];
  texts: ReplacementTexts;
  disabled: boolean;
  onChoose(key: string, target: string | null): void;
}

/** Pickers for what the settings refer to and this server does not have. */
export function Replacements(props: ReplacementsProps) {
  return props.missing.length === 0 ? null : <Pickers {...props} />;
}

const READS = ['roles', 'channels', 'voiceChannels', 'categories'] as const;

function Pickers({ guildId, missing, texts, disabled, onChoose }: ReplacementsProps) {
  const { value, refresh } = useResource(
    useCallback(async () => (await readLists(api, guildId, [...READS], '')).guild, [guildId]),
  );
  const context = usePickerContext(guildId, value, refresh);
  return (
    <WidgetContext value={context}>
      <ReplacementFields
        list={{ property: 'missing', as: 'mapping', ...texts }}
        entries={missing}
        disabled={disabled}
        waiting={!value}
        onChoose={onChoose}
      />
    </WidgetContext>
  );
}

/** What the pickers know: the lists of the server, without a form around them. */
function usePickerContext(
  guildId: string,
  guild: GuildLists | undefined,
  refresh: () => Promise<unknown>,
): WidgetContextValue {
  const language = useLanguage();
  const widgetText = useWidgetText();
  const { cdnBase } = useConfig();
  const [members, setMembers] = useState<NonNullable<GuildLists['members']>>({});
  return useMemo(() => {
    const { roles = null, channels = null, voiceChannels = null, categories = null } = guild ?? {};
    return {
      ...aloneContext,
      roles,
      channels,
      voiceChannels,
      categories,
      members,
      learn: (found) => setMembers((known) => ({ ...known, ...found })),
      obstacleTo: (role) => (guild ? assignmentObstacle(role, guild) : undefined),
      refresh: async () => void (await refresh()),
      cdnBase: cdnBase || DISCORD_CDN,
      emoji: { all: emojiLoaders[language], server: once(() => readEmojis(api, guildId)) },
      text: widgetText,
      language,
      read: (path) => readBody(api.get(guildPath(guildId, path))),
    };
  }, [guildId, guild, members, refresh, cdnBase, language, widgetText]);
}
