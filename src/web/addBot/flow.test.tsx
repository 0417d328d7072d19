// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserGuilds } from '../calls/guilds.ts';
import { channelName, followPopup } from './flow.ts';

class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }
  static broadcast(data: unknown) {
    for (const channel of FakeChannel.open) if (channel.name === channelName) channel.onmessage?.({ data });
  }
}

const server = {
  id: '42',
  name: 'Hall',
  icon: null,
  is_premium: false,
  plan: 'free',
  access: 'owner' as const,
  canOpen: true,
  members: null,
};
const added: UserGuilds = { withBot: [server], withoutBot: [] };
const missing: UserGuilds = { withBot: [], withoutBot: [server] };

const running: (() => void)[] = [];

function start(...answers: (UserGuilds | Error)[]) {
  const popup = { closed: false, close: vi.fn() };
  const handlers = {
    refetch: vi.fn(async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer || answer instanceof Error) throw answer ?? new Error('No answer was expected');
      return answer;
    }),
    onAdded: vi.fn(),
    onFailure: vi.fn(),
    onRefetchFailure: vi.fn(),
    onSettled: vi.fn(),
  };
  // followPopup uses only these two members of the window.
  const stop = followPopup(popup as unknown as Window, { guildId: '42', attempt: 'mine' }, handlers);
  running.push(stop);
  return { popup, stop, ...handlers };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const post = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  FakeChannel.open = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a success message', () => {
  test.each([
    ['over the channel', () => FakeChannel.broadcast({ success: true, guild_id: '42' })],
    ['from the popup', () => post({ success: true, guild_id: '42' })],
    ['with the other spelling', () => post({ success: true, guildId: '42' })],
  ])('%s closes the popup, refetches and goes to the server', async (_, send) => {
    const flow = start(added);
    send();
    await settle();
    expect(flow.popup.close).toHaveBeenCalledOnce();
    expect(flow.refetch).toHaveBeenCalledOnce();
    expect(flow.onAdded).toHaveBeenCalledOnce();
    expect(flow.onSettled).toHaveBeenCalledOnce();
  });

  test('waits a second and refetches once more if the bot is not in the server yet, then goes there in any case', async () => {
    const flow = start(missing);
    FakeChannel.broadcast({ success: true, guild_id: '42' });
    await vi.advanceTimersByTimeAsync(999);
    expect(flow.refetch).toHaveBeenCalledOnce();
    expect(flow.onAdded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.refetch).toHaveBeenCalledTimes(2);
    expect(flow.onAdded).toHaveBeenCalledOnce();
  });

  test.each([
    ['the first', [new Error('down')]],
    ['the second', [missing, new Error('down')]],
  ])('reports it when %s refetch fails', async (_, answers) => {
    const flow = start(...answers);
    FakeChannel.broadcast({ success: true, guild_id: '42' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(flow.onRefetchFailure).toHaveBeenCalledOnce();
    expect(flow.onAdded).not.toHaveBeenCalled();
  });

  test('counts once, however many times it arrives', async () => {
    const flow = start(added);
    FakeChannel.broadcast({ success: true, guild_id: '42' });
    post({ success: true, guild_id: '42' });
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(flow.refetch).toHaveBeenCalledOnce();
    expect(flow.onAdded).toHaveBeenCalledOnce();
  });
});

test('a failure message closes the popup and is reported without a refetch', async () => {
  const flow = start(added);
  FakeChannel.broadcast({ success: false });
  await vi.advanceTimersByTimeAsync(2000);
  expect(flow.popup.close).toHaveBeenCalledOnce();
  expect(flow.onFailure).toHaveBeenCalledOnce();
  expect(flow.refetch).not.toHaveBeenCalled();
});

describe('closed without a message', () => {
  test('is noticed within half a second, and the server is opened if the bot is in it', async () => {
    const flow = start(added);
    await vi.advanceTimersByTimeAsync(1000);
    expect(flow.refetch).not.toHaveBeenCalled();
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.onAdded).toHaveBeenCalledOnce();
  });

  test('stays silent if the bot is not in the server', async () => {
    const flow = start(missing);
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(flow.refetch).toHaveBeenCalledOnce();
    expect(flow.onSettled).toHaveBeenCalledOnce();
    expect(flow.onAdded).not.toHaveBeenCalled();
    expect(flow.onFailure).not.toHaveBeenCalled();
    expect(flow.onRefetchFailure).not.toHaveBeenCalled();
  });

  test('reports it when the refetch fails', async () => {
    const flow = start(new Error('down'));
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.onRefetchFailure).toHaveBeenCalledOnce();
  });

  test('still accepts a later success, since the popup may only have seemed closed', async () => {
    const flow = start(missing, added);
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(60_000);
    FakeChannel.broadcast({ success: true, guild_id: '42' });
    await settle();
    expect(flow.refetch).toHaveBeenCalledTimes(2);
    expect(flow.onAdded).toHaveBeenCalledOnce();
  });

  test('still accepts a later failure', async () => {
    const flow = start(missing);
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    FakeChannel.broadcast({ success: false });
    expect(flow.onFailure).toHaveBeenCalledOnce();
  });

  test('yields to a message that arrives during its refetch', async () => {
    let answer = (_: UserGuilds) => {};
    const flow = start(added);
    flow.refetch.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    flow.popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    FakeChannel.broadcast({ success: true, guild_id: '42' });
    answer(added);
    await settle();
    expect(flow.onAdded).toHaveBeenCalledOnce();
  });
});

describe('an invalid answer', () => {
  test.each([
    ['not an object', 'success'],
    ['without a flag', { guild_id: '42' }],
    ['a flag that is not a boolean', { success: 'true', guild_id: '42' }],
    ['success without an id', { success: true }],
    ['an id with other characters than digits', { success: true, guild_id: '42/../1' }],
    ['an id that is a number', { success: true, guild_id: 42 }],
  ])('%s is ignored and logged', async (_, data) => {
    const flow = start(added);
    post(data);
    FakeChannel.broadcast(data);
    await settle();
    expect(console.warn).toHaveBeenCalledTimes(2);
    expect(flow.popup.close).not.toHaveBeenCalled();
    expect(flow.refetch).not.toHaveBeenCalled();
  });

  test('a message from another origin is rejected', async () => {
    const flow = start(added);
    post({ success: true, guild_id: '42' }, 'https://evil.example');
    await settle();
    expect(flow.popup.close).not.toHaveBeenCalled();
    expect(flow.refetch).not.toHaveBeenCalled();
  });

  test("the answer of another tab's popup for another server is ignored", async () => {
    const flow = start(added);
    FakeChannel.broadcast({ success: true, guild_id: '43' });
    await settle();
    expect(flow.popup.close).not.toHaveBeenCalled();
    FakeChannel.broadcast({ success: true, guild_id: '42' });
    await settle();
    expect(flow.onAdded).toHaveBeenCalledOnce();
  });
});

test("another tab's popup being declined leaves this one open, even for the same server", async () => {
  const flow = start(added);
  for (const guild_id of [undefined, '42'])
    FakeChannel.broadcast({ success: false, guild_id, state: 'of another tab' });
  await settle();
  expect(flow.popup.close).not.toHaveBeenCalled();
  expect(flow.onFailure).not.toHaveBeenCalled();
  FakeChannel.broadcast({ success: false, state: 'mine' });
  await settle();
  expect(flow.popup.close).toHaveBeenCalledOnce();
  expect(flow.onFailure).toHaveBeenCalledOnce();
});

test('nothing is reported after stopping', async () => {
  const flow = start(missing);
  FakeChannel.broadcast({ success: true, guild_id: '42' });
  await settle();
  flow.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(flow.refetch).toHaveBeenCalledOnce();
  expect(flow.onAdded).not.toHaveBeenCalled();
  expect(FakeChannel.open).toHaveLength(0);
});
