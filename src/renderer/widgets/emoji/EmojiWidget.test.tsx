// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../../../generated/emoji/en.json' with { type: 'json' };
import type { CustomEmoji } from '../../../language/text/emoji.ts';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { EmojiPicker } from '../parts/emoji/EmojiPicker.tsx';
import type { EmojiRow, EmojiSources } from '../parts/emojiSources.ts';
import { states } from './EmojiWidget.gallery.ts';
import EmojiWidget from './EmojiWidget.tsx';

// jsdom has no layout, and the virtual list needs a height.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(368);
});
afterEach(() => vi.restoreAllMocks());

testStates(EmojiWidget, states);

test('the first emoji of a longer text counts', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Empty'));
  await user.click(screen.getByLabelText('Emoji'));
  await user.paste('so 👩‍🚀 and 🎉');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('👩‍🚀');
  expect(screen.getByLabelText('Emoji')).toHaveValue('👩‍🚀');
});

test('a text without an emoji stays with a message, even on blur', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Filled'));
  const input = screen.getByLabelText('Emoji');
  await user.clear(input);
  await user.type(input, 'abc');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/Invalid emoji/);
  await user.tab();
  expect(input).toHaveValue('abc');
  expect(input).toHaveAccessibleDescription(/Invalid emoji/);
  expect(input).toBeInvalid();
  expect(onChange.mock.calls).toEqual([['']]);
});

const all = en as unknown as EmojiRow[];
const party: CustomEmoji = { id: '123456789012345678', name: 'party_boat', animated: false };
const lantern: CustomEmoji = { id: '123456789012345679', name: 'lantern', animated: true };

test('a panel whose field is disabled closes, and stays closed when the field can be used again', () => {
  const { rerender } = render(<EmojiPicker onPick={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  for (const disabled of [true, false]) {
    rerender(<EmojiPicker onPick={() => {}} disabled={disabled} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

/** Opens the panel of a field, which is empty unless it is `Filled`. */
async function openPicker(
  emoji: Partial<EmojiSources> = {},
  schema = pick(states, 'Empty').props.schema,
  state = 'Empty',
) {
  const { props } = pick(states, state);
  const sources = {
    all: vi.fn(emoji.all ?? (async () => all)),
    server: vi.fn(emoji.server ?? (async () => [party, lantern])),
  };
  const view = renderState(EmojiWidget, { name: 'Picker', props: { ...props, schema }, context: { emoji: sources } });
  const trigger = screen.getByRole('button', { name: 'Choose an emoji' });
  expect(sources.all).not.toHaveBeenCalled();
  expect(sources.server).not.toHaveBeenCalled();
  await view.user.click(trigger);
  const panel = within(screen.getByRole('dialog', { name: 'Emojis' }));
  const search = await panel.findByRole('searchbox');
  expect(search).toHaveAttribute('dir', 'auto');
  const names = () => panel.queryAllByRole('gridcell').map((cell) => cell.querySelector('button')?.ariaLabel);
  return { ...view, trigger, panel, search, sources, names };
}

describe('the panel', () => {
  test('offers the built-in emoji in groups', async () => {
    const lists = { all: () => Promise.reject(new Error('no')), server: () => Promise.reject(new Error('no')) };
    const { panel, search } = await openPicker(lists);
    expect(panel.getAllByRole('heading')).toHaveLength(8);
    expect(panel.getAllByRole('button')).toHaveLength(100);
    expect(search).toHaveFocus();
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('replaces a text without an emoji, even by the same value', async () => {
    const { user, panel } = await openPicker({}, undefined, 'Filled');
    fireEvent.change(screen.getByLabelText('Emoji'), { target: { value: 'abc' } });
    await user.click(panel.getByRole('button', { name: 'party popper' }));
    expect(screen.getByLabelText('Emoji')).toHaveValue('🎉');
    expect(screen.getByLabelText('Emoji')).toBeValid();
  });

  test('finds emoji that are not built in, and returns the clicked one', async () => {
    const { user, panel, search, onChange } = await openPicker();
    await user.type(search, 'otter');
    await user.click(await panel.findByRole('button', { name: 'otter' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('🦦');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('renders only the results in view', async () => {
    const { user, panel, search, names } = await openPicker();
    await user.type(search, 'a');
    const grid = await panel.findByRole('grid', { name: 'Search results' });
    await waitFor(() => expect(Number(grid.ariaRowCount)).toBeGreaterThan(100));
    expect(names().length).toBeGreaterThan(40);
    expect(names().length).toBeLessThan(200);
    // Arrow keys move beyond what is in view.
    await user.keyboard('{ArrowDown}'.repeat(40));
    const row = document.activeElement?.closest('[role=row]');
    expect(Number(row?.getAttribute('aria-rowindex'))).toBeGreaterThan(30);
  });

  test('tells that nothing was found', async () => {
    const { user, panel, search, names } = await openPicker();
    await user.type(search, 'no such thing');
    expect(await panel.findByText('No emoji found')).toBeVisible();
    expect(names()).toEqual([]);
    expect(panel.getByRole('status')).toHaveTextContent('0 emojis found');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(search).toHaveFocus();
  });

  test('searches the built-in emoji until the others have loaded', async () => {
    let arrive = (_rows: readonly EmojiRow[]) => {};
    const { user, panel, search, names } = await openPicker({
      all: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    await user.type(search, 'unicorn');
    expect(names()).toEqual(['unicorn']);
    expect(panel.getByRole('status')).toHaveTextContent('Loading all emojis');
    await user.clear(search);
    await user.type(search, 'otter');
    expect(names()).toEqual([]);
    expect(panel.queryByText('No emoji found')).toBeNull();
    arrive(all);
    expect(await panel.findByRole('button', { name: 'otter' })).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('1 emoji found');
  });

  test('keeps the focus on a result when the others arrive', async () => {
    let arrive = (_rows: readonly EmojiRow[]) => {};
    const { user, panel, search } = await openPicker({
      all: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    await user.type(search, 'unicorn{ArrowDown}');
    expect(panel.getByRole('button', { name: 'unicorn' })).toHaveFocus();
    arrive([
      ['🦄', 'horse', ''],
      ['🐴', 'young unicorn', ''],
    ]);
    expect(await panel.findByRole('button', { name: 'young unicorn' })).toHaveFocus();
  });

  test('searches the built-in emoji if the others fail to load, and retries', async () => {
    const load = vi.fn<EmojiSources['all']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(all);
    const { user, panel, search, names } = await openPicker({ all: load });
    expect(panel.queryByRole('alert')).toBeNull();
    await user.type(search, 'unicorn');
    expect(names()).toEqual(['unicorn']);
    expect(panel.getByRole('alert')).toHaveTextContent("We couldn't load the full list");
    await user.clear(search);
    await user.type(search, 'otter');
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('button', { name: 'otter' })).toBeVisible();
    expect(panel.queryByRole('alert')).toBeNull();
    expect(search).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('names the built-in emoji like the full list', async () => {
    const { panel } = await openPicker({ all: async () => [['😀', 'față încântată', 'grinning']] });
    expect(await panel.findByRole('button', { name: 'față încântată' })).toHaveTextContent('😀');
    expect(panel.queryByRole('button', { name: 'grinning face' })).toBeNull();
  });
});

describe('custom emoji', () => {
  test('come first, as images, and are stored in Discord syntax', async () => {
    const { user, panel, onChange } = await openPicker();
    const group = within(await panel.findByRole('grid', { name: 'This server' }));
    expect(panel.getAllByRole('heading')[0]).toHaveTextContent('This server');
    const pictures = group.getAllByRole('button').map((button) => button.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual([
      'https://cdn.discordapp.com/emojis/123456789012345678.png?size=64',
      'https://cdn.discordapp.com/emojis/123456789012345679.gif?size=64',
    ]);
    const still = group.getByRole('button', { name: 'lantern' }).querySelector('source');
    expect(still).toHaveAttribute('media', '(prefers-reduced-motion: reduce)');
    expect(still).toHaveAttribute('srcset', expect.stringMatching(/679\.png\?size=64$/));
    await user.click(group.getByRole('button', { name: 'lantern' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<a:lantern:123456789012345679>');
  });

  test('are found by search', async () => {
    const { user, search, onChange } = await openPicker();
    await user.type(search, 'boat');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<:party_boat:123456789012345678>');
  });

  test('are left out if they cannot be loaded', async () => {
    const { panel } = await openPicker({ server: () => Promise.reject(new Error('down')) });
    await waitFor(() => expect(panel.getAllByRole('heading')).toHaveLength(8));
    expect(panel.queryByText('This server')).toBeNull();
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('are offered if their code fits', async () => {
    const { panel } = await openPicker({}, { type: 'string', maxLength: 31 });
    const group = within(await panel.findByRole('grid', { name: 'This server' }));
    expect(group.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['lantern']);
  });
});

describe('the keyboard', () => {
  test('arrows move in the grid, across groups, and back to the search', async () => {
    const { user, panel, search } = await openPicker();
    await panel.findByRole('grid', { name: 'This server' });
    const focus = () => document.activeElement?.ariaLabel;
    await user.keyboard('{ArrowDown}');
    expect(focus()).toBe('party_boat');
    await user.keyboard('{ArrowRight}');
    expect(focus()).toBe('lantern');
    await user.keyboard('{ArrowRight}');
    expect(focus()).toBe('grinning face');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(focus()).toBe('party_boat');
    await user.keyboard('{ArrowUp}');
    expect(search).toHaveFocus();
  });

  test('Enter picks, and focus returns', async () => {
    const { user, trigger, search, onChange } = await openPicker({ server: async () => [] });
    await user.type(search, 'unicorn{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('🦄');
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  test('Enter in the search picks the best match, but nothing without a query', async () => {
    const { user, search, onChange } = await openPicker();
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    await user.type(search, 'parrot{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('🦜');
  });

  test('typing in the grid continues in the search', async () => {
    const { user, search, names } = await openPicker({ server: async () => [] });
    await user.type(search, 'unic{ArrowDown}orn');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('unicorn');
    expect(names()).toEqual(['unicorn']);
  });

  test('Escape closes, and focus returns', async () => {
    const { user, trigger, onChange } = await openPicker();
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(trigger).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('one emoji is in the tab order', async () => {
    const { panel } = await openPicker();
    expect(panel.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

test('a custom emoji is shown as its image', () => {
  const { container } = renderState(EmojiWidget, pick(states, 'Custom emoji'));
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    'https://cdn.discordapp.com/emojis/123456789012345678.png',
  );
});

test('a symbol may be any text up to the limit', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Symbol'));
  const input = screen.getByLabelText('Currency symbol');
  await user.clear(input);
  await user.paste('x'.repeat(40));
  expect(onChange).toHaveBeenLastCalledWith('x'.repeat(32));
  expect(screen.queryByText('Invalid emoji')).toBeNull();
});
