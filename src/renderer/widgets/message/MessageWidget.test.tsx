// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { lockedSentence } from '../galleryState.ts';
import { states } from './MessageWidget.gallery.ts';
import MessageWidget from './MessageWidget.tsx';

testStates(MessageWidget, states);

function open(name: string, value?: string) {
  const state = pick(states, name);
  const view = renderState(MessageWidget, value === undefined ? state : { ...state, props: { ...state.props, value } });
  return { ...view, area: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('a variable is inserted at the caret, and focus stays in the text', async () => {
  const { user, area, onChange } = open('Filled', 'Hi !');
  await user.click(area);
  area.setSelectionRange(3, 3);
  await user.click(screen.getByRole('button', { name: '{user}' }));
  expect(onChange).toHaveBeenLastCalledWith('Hi {user}!');
  expect(area).toHaveFocus();
  expect(area.selectionStart).toBe(9);
  await user.keyboard('?');
  expect(area).toHaveValue('Hi {user}?!');
});

test('in a text without a caret it is appended', async () => {
  const { user, area } = open('Filled', 'Hi ');
  await user.click(screen.getByRole('button', { name: '{server}' }));
  expect(area).toHaveValue('Hi {server}');
});

test('refuses variables, mentions and templates that exceed the limit', async () => {
  const { user, area, notify, onChange } = open('At the limit');
  await user.click(screen.getByRole('button', { name: '{user}' }));
  expect(notify).toHaveBeenLastCalledWith('Adding this variable would exceed the 150 character limit', 'error');
  await user.click(screen.getByRole('button', { name: 'channel' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'general' }));
  await user.click(screen.getByRole('button', { name: 'Insert Mention' }));
  expect(notify).toHaveBeenLastCalledWith('Adding this channel mention would exceed the 150 character limit', 'error');
  expect(area.value).toHaveLength(150);
  expect(onChange).not.toHaveBeenCalled();
});

test('refuses a template with the message of the schema', async () => {
  const state = pick(states, 'At the limit');
  const schema = {
    ...state.props.schema,
    maxLength: 20,
    messages: { template: 'Template too long for image display' },
  };
  const { user, notify } = renderState(MessageWidget, { ...state, props: { ...state.props, value: '', schema } });
  await user.click(screen.getByRole('button', { name: 'Default' }));
  expect(notify).toHaveBeenCalledExactlyOnceWith('Template too long for image display', 'error');
});

test('a template replaces the text', async () => {
  const { user, area } = open('Filled');
  await user.click(screen.getByRole('button', { name: 'Default' }));
  expect(area).toHaveValue('Welcome {user} to {server}!');
});

test('refuses templates and variables of another plan', async () => {
  const { user, notify, onChange } = open('Filled');
  await user.click(screen.getByRole('button', { name: /member_count/ }));
  await user.click(screen.getByRole('button', { name: /Complete/ }));
  expect(notify.mock.calls).toEqual([
    [lockedSentence, 'locked'],
    [lockedSentence, 'locked'],
  ]);
  expect(onChange).not.toHaveBeenCalled();
});

test('inserts them on that plan', async () => {
  const { user, area } = open('Premium', '');
  await user.click(screen.getByRole('button', { name: '{member_count}' }));
  expect(area).toHaveValue('{member_count}');
});

test('the channel variable asks for a channel', async () => {
  const { user, area } = open('Filled', 'See ');
  await user.click(area);
  await user.click(screen.getByRole('button', { name: 'channel' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Select Channel' }));
  expect(dialog.getByRole('button', { name: 'Insert Mention' })).toBeDisabled();
  await user.click(dialog.getByRole('combobox', { name: 'Channel' }));
  await user.click(await screen.findByRole('option', { name: 'welcome' }));
  await user.click(dialog.getByRole('button', { name: 'Insert Mention' }));
  expect(area).toHaveValue('See <#100>');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Cancel inserts nothing', async () => {
  const { user, onChange } = open('Filled');
  await user.click(screen.getByRole('button', { name: 'channel' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('in image mode the channel variable is disabled with a reason, and mentions are left out of the preview', async () => {
  const { user } = open('Image: few lines, near the limit', 'Hi <#100>');
  const chip = screen.getByRole('button', { name: 'channel' });
  expect(chip).toHaveAttribute('aria-disabled', 'true');
  expect(chip).toHaveAccessibleDescription('An image cannot link to a channel');
  await user.click(chip);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('figure', { name: 'Preview' })).not.toHaveTextContent('#');
});

test('a message drawn on an image is previewed on it, without formatting, in the colors of the theme', async () => {
  open('Image: few lines, near the limit', '**Hi** {user}, have a {prise}');
  const picture = await screen.findByRole('img', {
    name: 'Welcome image with the theme Dark: Ada. **Hi** Ada, have a {prise}',
  });
  expect(picture.querySelector('rect')).toHaveAttribute('fill', '#16181d');
  const [initial, name, ...lines] = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect([initial, name, lines.join(' ')]).toEqual(['A', 'Ada', '**Hi** Ada, have a {prise}']);
  const marked = [...picture.querySelectorAll('[text-decoration]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['{prise}']);
});

test('a text message is previewed with the bot’s name in this server', () => {
  open('Filled');
  const preview = screen.getByRole('figure', { name: 'Preview' });
  expect(preview).toHaveTextContent('LLamplighterBOT');
  expect(within(preview).getByText('Lamplighter').tagName).toBe('BDI');
  expect(within(preview).queryByRole('img')).toBeNull();
});

test('the preview marks unknown variables, and those that the bot currently does not replace', () => {
  open('Filled', 'Hi {user}, {usr}! {member_count}');
  const marked = [...screen.getByRole('figure', { name: 'Preview' }).querySelectorAll('.unknown')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['{usr}', '{member_count}']);
});

test('typing stops at the length and line limits, without moving the caret', async () => {
  const { user, area } = open('Image: few lines, near the limit', 'a\nb\nc');
  await user.click(area);
  area.setSelectionRange(1, 1);
  await user.keyboard('{Enter}');
  expect(area).toHaveValue('a\nb\nc');
  expect(area.selectionStart).toBe(1);
  await user.clear(area);
  await user.paste('1\n2\n3\n4');
  expect(area).toHaveValue('1\n2\n3');
  await user.paste('x'.repeat(200));
  expect(area.value).toHaveLength(150);
});

test('a text above a lowered limit is kept and can only get shorter', async () => {
  const { user, area, onChange } = open('Longer than a lowered limit');
  expect(area.value).toHaveLength(210);
  await user.type(area, 'x');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(area, '{Backspace}');
  expect(area.value).toHaveLength(209);
});

test.each([
  [127, 'plain'],
  [128, 'near'],
  [150, 'near'],
  [151, 'over'],
])('the counter at %d of 150 looks %s', (length, level) => {
  open('At the limit', 'x'.repeat(length));
  expect(screen.getByText(`${length} / 150`)).toHaveAttribute('data-level', level);
});

test('the counter is announced only when it passes a threshold', async () => {
  const { user, area, container } = open('At the limit', 'x'.repeat(126));
  const heard = container.querySelector('[aria-live="polite"]');
  await user.type(area, 'x');
  expect(heard).toHaveTextContent('');
  await user.type(area, 'x');
  expect(heard).toHaveTextContent('22 characters left');
  await user.type(area, 'x');
  expect(heard).toHaveTextContent('22 characters left');
});

test('a live preview shows live values once loaded, and says so', async () => {
  open("With the server's own values");
  const preview = screen.getByRole('figure', { name: /Preview/ });
  expect(preview).toHaveTextContent('7 members');
  expect(preview).toHaveTextContent('Best: 1. @Somebody');
  expect(preview).toHaveAccessibleName(/with sample values/);
  await waitFor(() => expect(preview).toHaveTextContent('1,204 members'));
  expect(preview).toHaveTextContent('Best: 1. @Ada (4,210) 2. @Grace (12)');
  expect(preview).toHaveTextContent('Every 30 minutes, November 20, 2026');
  expect(preview).toHaveAccessibleName(/with this server's values/);
});

test('a live preview without a successful call shows samples', async () => {
  const state = pick(states, "With the server's own values");
  const read = vi.fn(() => Promise.reject(new Error('down')));
  const context = { ...state.context, read };
  const { unmount } = renderState(MessageWidget, { ...state, context });
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith('statistics/'));
  expect(screen.getByRole('figure')).toHaveTextContent('7 members');
  unmount();
  const options = { ...state.props.options, live: { path: 'report', when: 'on' } };
  const off = { ...context, evaluate: (expression: string) => expression !== 'on' };
  renderState(MessageWidget, { ...state, props: { ...state.props, options }, context: off });
  expect(screen.getByRole('figure')).toHaveTextContent('7 members');
  expect(read).toHaveBeenCalledOnce();
});

test('the preview shows samples, names and formatting', () => {
  open('Filled');
  const preview = screen.getByRole('figure', { name: 'Preview' });
  expect(preview).toHaveTextContent('Welcome @Ada to Harbour of Lamps!');
  expect(preview).toHaveTextContent('Read #welcome, it is short');
  expect(within(preview).getByRole('link')).toHaveAttribute('href', 'https://example.org/rules');
});

test('a locked message reverts typing and inserting', async () => {
  const { user, area, notify } = open('Locked', 'Hello');
  await user.type(area, '!');
  await user.click(screen.getByRole('button', { name: '{user}' }));
  expect(notify).toHaveBeenCalledTimes(2);
  expect(area).toHaveValue('Hello');
});

describe('conditional variables and templates', () => {
  const offer = (holds: readonly string[]) => {
    const options = {
      variables: [
        { name: 'prize', token: '{prize}', help: 'What can be won' },
        { name: 'price', token: '{price}', help: 'Of a ticket', visible: 'tickets', group: 'Tickets' },
        { name: 'range', token: '{range}', help: 'To guess from', visible: 'numbers', group: 'Numbers' },
        { name: 'guesses', token: '{guesses}', help: 'How many', visible: 'numbers', group: 'Numbers' },
      ],
      templates: [
        { id: 'any', title: 'Any', text: 'Win {prize}' },
        { id: 'tickets', title: 'Default', text: 'For {price}', visible: 'tickets' },
        { id: 'numbers', title: 'Default', text: 'From {range}', visible: 'numbers' },
      ],
      preview: true,
    };
    return renderState(MessageWidget, {
      name: 'Offer',
      props: { schema: { type: 'string', maxLength: 50 }, label: 'Opening', value: 'Costs {price}', options },
      context: { evaluate: (expression) => holds.includes(expression) },
    });
  };
  const chips = (row: string) =>
    within(screen.getByRole('group', { name: row }))
      .getAllByRole('button')
      .map((button) => button.textContent);

  test('are offered while their condition holds, grouped under headings', async () => {
    const { user, onChange } = offer(['numbers']);
    expect(chips('Insert a variable')).toEqual(['{prize}']);
    expect(chips('Numbers')).toEqual(['{range}', '{guesses}']);
    expect(screen.queryByRole('group', { name: 'Tickets' })).not.toBeInTheDocument();
    expect(chips('Start from a template')).toEqual(['Any', 'Default']);
    await user.click(screen.getByRole('button', { name: 'Default' }));
    expect(onChange).toHaveBeenLastCalledWith('From {range}');
    await user.click(screen.getByRole('button', { name: '{guesses}' }));
    expect(onChange).toHaveBeenLastCalledWith('From {range}{guesses}');
  });

  test('change with their conditions', async () => {
    const { user, onChange } = offer(['tickets']);
    expect(chips('Tickets')).toEqual(['{price}']);
    expect(screen.queryByRole('group', { name: 'Numbers' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Default' }));
    expect(onChange).toHaveBeenLastCalledWith('For {price}');
  });
});
