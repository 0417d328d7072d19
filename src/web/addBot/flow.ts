import { hasBot, type UserGuilds } from '../calls/guilds.ts';
import { type AddBotMessage, parseMessage } from './message.ts';

export const channelName = 'guildhall:add-bot';
const pollEvery = 500;
const waitForBot = 1000;

export interface AddBotHandlers {
  /** Rereads the server lists, bypassing the server's cache. Rejects on failure. */
  refetch(): Promise<UserGuilds>;
  /** The bot has been added: go to the server's page. */
  onAdded(): void;
  /** The popup reported a failure. */
  onFailure(): void;
  /** The lists could not be reread. */
  onRefetchFailure(): void;
  /** The popup is closed or has answered. */
  onSettled(): void;
}

/**
 * Follows an open popup until it sends a success or failure message or is closed.
 *
 * A Cross-Origin-Opener-Policy header makes `popup.closed` true while the popup is still open, so messages are accepted
 * after 'closed' was seen too, until the returned function is called.
 *
 * @param attempt distinguishes this popup from those of other tabs
 * @returns a function that stops everything in progress; nothing is reported afterwards
 */
export function followPopup(
  popup: Window,
  { guildId, attempt }: { guildId: string; attempt: string },
  handlers: AddBotHandlers,
): () => void {
  // Results of an older turn are dropped: a message supersedes the refetch started by 'closed'.
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const channel = new BroadcastChannel(channelName);

  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    handlers.onSettled();
    void afterClosed();
  }, pollEvery);

  const onWindowMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) onMessage(event.data);
    else if (event.source === popup) console.warn('Add bot: a message of another origin was rejected', event.origin);
  };
  channel.onmessage = (event) => onMessage(event.data);
  window.addEventListener('message', onWindowMessage);

  function onMessage(data: unknown): void {
    const message = parseMessage(data);
    if (!message) {
      console.warn('Add bot: an invalid message was ignored', data);
      return;
    }
    // Another tab may be adding the bot over the same channel. A declined request names no server.
    if (message.attempt !== null && message.attempt !== attempt) return;
    if (message.guildId !== null && message.guildId !== guildId) return;
    finish(message);
  }

  function finish(message: AddBotMessage): void {
    stopListening();
    popup.close();
    handlers.onSettled();
    if (message.success) void afterSuccess();
    else {
      turn += 1;
      handlers.onFailure();
    }
  }

  async function afterSuccess(): Promise<void> {
    const mine = ++turn;
    const lists = await refetch(mine);
    if (!lists) return;
    if (hasBot(lists, guildId)) return handlers.onAdded();
    await new Promise((resolve) => {
      waiting = setTimeout(resolve, waitForBot);
    });
    if (await refetch(mine)) handlers.onAdded();
  }

  async function afterClosed(): Promise<void> {
    const lists = await refetch(++turn);
    if (lists && hasBot(lists, guildId)) handlers.onAdded();
  }

  /** Null if the refetch failed or was superseded. */
  async function refetch(mine: number): Promise<UserGuilds | null> {
    try {
      const lists = await handlers.refetch();
      return mine === turn ? lists : null;
    } catch {
      if (mine === turn) handlers.onRefetchFailure();
      return null;
    }
  }

  function stopListening(): void {
    clearInterval(poll);
    channel.close();
    window.removeEventListener('message', onWindowMessage);
  }

  return () => {
    turn += 1;
    clearTimeout(waiting);
    stopListening();
  };
}
