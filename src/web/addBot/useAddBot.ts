import { useEffect, useRef, useState } from 'react';
import { loadConfig, useConfig } from '../calls/config.ts';
import { isGuildId, type UserGuilds } from '../calls/guilds.ts';
import type { TextKey } from '../language/text.tsx';
import { authorizeUrl } from './authorizeUrl.ts';
import { followPopup } from './flow.ts';
import { openPopup } from './popup.ts';

type AddBotProblem = Extract<TextKey, `addBot.${string}`>;

interface AddBotOptions {
  /** Rereads the server lists, bypassing the server's cache. Rejects on failure. */
  refetch(): Promise<UserGuilds>;
  onAdded(guildId: string): void;
  onProblem(sentence: AddBotProblem): void;
}

/** Adds the bot to a server through Discord's popup. */
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
      // The configuration did not arrive: try again for the next press.
      void loadConfig();
      return 'addBot.failed';
    }
    stop.current?.();
    setPendingId(null);
    const adding = { guildId, attempt: newAttempt() };
    const popup = openPopup(authorizeUrl(config, adding, window.location.origin));
    if (!popup) return 'addBot.blocked';
    setPendingId(guildId);
    stop.current = followPopup(popup, adding, {
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

/** `crypto.randomUUID` is missing on plain HTTP addresses of the local network. */
function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
