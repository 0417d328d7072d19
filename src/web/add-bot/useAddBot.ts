import { useEffect, useRef, useState } from 'react';
import { loadConfig, useConfig } from '../config.ts';
import { type GuildLists, isGuildId } from '../guilds.ts';
import type { TextKey } from '../text.tsx';
import { authorizeUrl } from './authorizeUrl.ts';
import { followPopup } from './flow.ts';
import { openPopup } from './popup.ts';

type AddBotProblem = Extract<TextKey, `addBot.${string}`>;

interface AddBotOptions {
  /** Reads the server lists anew, past the server's cache. Rejects on failure. */
  refetch(): Promise<GuildLists>;
  onAdded(guildId: string): void;
  onProblem(sentence: AddBotProblem): void;
}

/** Adds the bot to a server through the provider's popup. */
export function useAddBot({ refetch, onAdded, onProblem }: AddBotOptions) {
  const config = useConfig();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function add(guildId: string): void {
    const problem = begin(guildId);
    if (problem) onProblem(problem);
  }

  function begin(guildId: string): AddBotProblem | null {
    if (!isGuildId(guildId)) return 'addBot.invalidGuild';
    if (config.clientId === '') {
      // The configuration did not arrive: the next press may find it.
      void loadConfig();
      return 'addBot.failed';
    }
    stop.current?.();
    setPendingId(null);
    const popup = openPopup(authorizeUrl(config, guildId, window.location.origin));
    if (!popup) return 'addBot.blocked';
    setPendingId(guildId);
    stop.current = followPopup(popup, guildId, {
      refetch,
      onAdded: () => onAdded(guildId),
      onFailure: () => onProblem('addBot.failed'),
      onRefetchFailure: () => onProblem('addBot.refetchFailed'),
      onSettled: () => setPendingId(null),
    });
    return null;
  }

  return { add, pendingId };
}
