// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import welcome from '../../../../schemas/modules/welcomeLeave/module.json' with { type: 'json' };
import { OpenContext } from '../../contexts/PanelContext.ts';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { useWidgets, WidgetContext } from '../context.ts';
import { lockedSentence } from '../galleryState.ts';
import type { WidgetProps } from '../types.ts';
import { states } from './MessageWidget.gallery.ts';
import MessageWidget from './MessageWidget.tsx';

testStates(MessageWidget, states);

type User = ReturnType<typeof renderState>['user'];

/** Opens the list of variables. */
async function openList(user: User) {
  await user.click(screen.getByRole('button', { name: 'Insert a variable' }));
  return within(await screen.findByRole('dialog', { name: 'Insert a variable' }));
}

/** Inserts a variable from the list. */
async function insert(user: User, name: string) {
  const list = await openList(user);
  await user.click(list.getByText(name, { exact: true }));
}

function open(name: string, value?: string) {
  const state = pick(states, name);
  const view = renderState(MessageWidget, value === undefined ? state : { ...state, props: { ...state.props, value } });
  return { ...view, area: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('a variable is inserted at the caret, and focus stays in the text', async () => {
  const { user, area, onChange } = open('Filled', 'Hi !');
  await user.click(area);
  area.setSelectionRange(3, 3);
  await insert(user, '{user}');
  expect(onChange).toHaveBeenLastCalledWith('Hi {user}!');
  expect(area).toHaveFocus();
  expect(area.selectionStart).toBe(9);
  await user.keyboard('?');
  expect(area).toHaveValue('Hi {user}?!');
});

test('in a text without a caret it is appended', async () => {
  const { user, area } = open('Filled', 'Hi ');
  await insert(user, '{server}');
  expect(area).toHaveValue('Hi {server}');
});

test('refuses variables, mentions and templates that exceed the limit', async () => {
  const { user, area, notify, onChange } = open('At the limit');
  await insert(user, '{user}');
  expect(notify).toHaveBeenLastCalledWith('Adding this variable would exceed the 150 character limit', 'error');
  await insert(user, 'channel');
  await user.click(within(await screen.findByRole('dialog')).getByRole('combobox'));
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
  await insert(user, '{member_count}');
  await user.click(screen.getByRole('button', { name: /Complete/ }));
  expect(notify.mock.calls).toEqual([
    [lockedSentence, 'locked', 'premium'],
    [lockedSentence, 'locked', 'premium'],
  ]);
  expect(onChange).not.toHaveBeenCalled();
});

test('inserts them on that plan', async () => {
  const { user, area } = open('Premium', '');
  await insert(user, '{member_count}');
  expect(area).toHaveValue('{member_count}');
});

test('the channel variable asks for a channel', async () => {
  const { user, area } = open('Filled', 'See ');
  await user.click(area);
  await insert(user, 'channel');
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Channel' }));
  expect(dialog.getByRole('button', { name: 'Insert Mention' })).toBeDisabled();
  await user.click(dialog.getByRole('combobox', { name: 'Channel' }));
  await user.click(await screen.findByRole('option', { name: 'welcome' }));
  await user.click(dialog.getByRole('button', { name: 'Insert Mention' }));
  expect(area).toHaveValue('See <#100>');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Cancel inserts nothing', async () => {
  const { user, onChange } = open('Filled');
  await insert(user, 'channel');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('in image mode the channel variable cannot be inserted, for a reason, and mentions are left out of the preview', async () => {
  const { user } = open('Image: few lines, near the limit', 'Hi <#100>');
  const list = await openList(user);
  const option = list.getByRole('option', { name: /^channel/ });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  expect(option).toHaveTextContent('An image cannot link to a channel');
  await user.click(option);
  expect(screen.queryByRole('dialog', { name: 'Select Channel' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Insert a variable' })).toHaveFocus();
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
  expect(preview).toHaveTextContent('LamplighterBOT');
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

test('a live preview shows nothing for what is known to be empty', async () => {
  const state = pick(states, "With the server's own values");
  const context: typeof state.context = {
    ...state.context,
    evaluate: (expression) => (expression === 'interval' ? '' : 'statistics/'),
    read: async () => ({ ...(await state.context?.read?.('statistics/')), best: [] }),
  };
  const value = '{members}: <{best}>, <{interval}>, {date}';
  renderState(MessageWidget, { ...state, props: { ...state.props, value }, context });
  const preview = screen.getByRole('figure', { name: /Preview/ });
  expect(preview).toHaveTextContent('7: <1. @Somebody>, <>, today');
  await waitFor(() => expect(preview).toHaveTextContent('1,204: <>, <>, November 20, 2026'));
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

test('a live preview in a closed panel makes its call when that is opened, once', async () => {
  const state = pick(states, "With the server's own values");
  const read = vi.fn(state.context?.read);
  function InPanel(props: WidgetProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <OpenContext value={isOpen}>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Panel
        </button>
        <MessageWidget {...props} />
      </OpenContext>
    );
  }
  const { user } = renderState(InPanel, { ...state, context: { ...state.context, read } });
  const panel = screen.getByRole('button', { name: 'Panel' });
  expect(read).not.toHaveBeenCalled();
  await user.click(panel);
  await waitFor(() => expect(screen.getByRole('figure')).toHaveTextContent('1,204 members'));
  await user.click(panel);
  await user.click(panel);
  expect(screen.getByRole('figure')).toHaveTextContent('1,204 members');
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
  await insert(user, '{user}');
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
    const list = await openList(user);
    const offered = (found: Pick<typeof screen, 'getAllByRole'>) =>
      found.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered(list)).toEqual(['{prize}What can be won', '{range}To guess from', '{guesses}How many']);
    expect(offered(within(list.getByRole('group', { name: 'Numbers' })))).toHaveLength(2);
    expect(list.queryByRole('group', { name: 'Tickets' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(chips('Start from a template')).toEqual(['Any', 'Default']);
    await user.click(screen.getByRole('button', { name: 'Default' }));
    expect(onChange).toHaveBeenLastCalledWith('From {range}');
    await insert(user, '{guesses}');
    expect(onChange).toHaveBeenLastCalledWith('From {range}{guesses}');
  });

  test('change with their conditions', async () => {
    const { user, onChange } = offer(['tickets']);
    const list = await openList(user);
    expect(list.getByRole('group', { name: 'Tickets' })).toHaveTextContent('{price}');
    expect(list.queryByRole('group', { name: 'Numbers' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Default' }));
    expect(onChange).toHaveBeenLastCalledWith('For {price}');
  });
});

describe('the list of variables', () => {
  test('is searched by names and by what they mean, and shows samples', async () => {
    const { user, area } = open('Filled', 'Hi ');
    const list = await openList(user);
    const search = list.getByRole('combobox', { name: 'Search variables...' });
    expect(search).toHaveFocus();
    expect(list.getByRole('option', { name: /^{user}/ })).toHaveTextContent('@AdaMentions the person who joined');
    await user.keyboard('name of the');
    expect(list.getAllByRole('option')).toHaveLength(1);
    expect(list.getByRole('option')).toHaveTextContent('{server}Harbour of Lamps');
    await user.keyboard('{Enter}');
    expect(area).toHaveValue('Hi {server}');
    expect(area).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says at once that nothing is found, and closes on Escape without a change', async () => {
    const { user, onChange } = open('Filled');
    const list = await openList(user);
    await user.keyboard('zzz');
    expect(list.getByRole('status')).toHaveTextContent('No variables found');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a typed brace', () => {
  test('is completed with the keys, while the focus stays in the text', async () => {
    const { user, area } = open('Premium', 'Hi ');
    await user.type(area, '{{');
    const list = await screen.findByRole('listbox', { name: 'Insert a variable' });
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    const active = () => document.getElementById(area.getAttribute('aria-activedescendant') ?? '');
    expect(area).toHaveAttribute('aria-controls', list.id);
    expect(active()).toHaveTextContent('{user}');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('{server}');
    await user.keyboard('mem');
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Tab}');
    expect(area).toHaveValue('Hi {member_count}');
    expect(area).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    for (const name of ['aria-controls', 'aria-activedescendant', 'aria-autocomplete'])
      expect(area).not.toHaveAttribute(name);
  });

  test('is left alone after Escape, until another one is typed', async () => {
    const { user, area } = open('Filled', '');
    await user.type(area, '{{us');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('e{Backspace}e{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(area).toHaveValue('{use\n');
    await user.keyboard('{{');
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('is completed by a press, and what follows a name ends the list', async () => {
    const { user, area } = open('Filled', '');
    await user.type(area, '{{ser');
    await user.click(await screen.findByRole('option', { name: /^{server}/ }));
    expect(area).toHaveValue('{server}');
    await user.keyboard('{{us ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(area).toHaveValue('{server}{us \n');
  });

  test('is not completed while an input method composes', async () => {
    const { area } = open('Filled', '');
    area.focus();
    fireEvent.compositionStart(area);
    area.value = '{';
    fireEvent(area, new InputEvent('input', { data: '{', isComposing: true, bubbles: true }));
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.compositionEnd(area, { data: '{' });
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('of a locked variable says why, and of one without room too; what was typed stays', async () => {
    const { user, area, notify } = open('Filled', '');
    await user.type(area, '{{mem');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(notify).toHaveBeenLastCalledWith(lockedSentence, 'locked', 'premium');
    await user.keyboard('!');
    expect(area).toHaveValue('{mem!');
  });

  test('asks for the channel that it stands for', async () => {
    const { user, area } = open('Filled', 'See ');
    await user.type(area, '{{chan');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Channel' }));
    await user.click(dialog.getByRole('combobox', { name: 'Channel' }));
    await user.click(await screen.findByRole('option', { name: 'welcome' }));
    await user.click(dialog.getByRole('button', { name: 'Insert Mention' }));
    expect(area).toHaveValue('See <#100>');
  });
});

describe('the toolbar', () => {
  const tool = (name: string) => screen.getByRole('button', { name });

  test('formats the selection and removes the formatting again', async () => {
    const { user, area } = open('Filled', 'Hello Ada');
    await user.click(area);
    area.setSelectionRange(6, 9);
    await user.click(tool('Bold'));
    expect(area).toHaveValue('Hello **Ada**');
    expect(area).toHaveFocus();
    expect(screen.getByRole('figure', { name: 'Preview' }).querySelector('strong')).toHaveTextContent('Ada');
    await user.click(tool('Bold'));
    expect(area).toHaveValue('Hello Ada');
    await user.keyboard('{Control>}i{/Control}');
    expect(area).toHaveValue('Hello *Ada*');
    await user.keyboard('{Control>}iu{/Control}');
    expect(area).toHaveValue('Hello __Ada__');
  });

  test('is one stop of the Tab key, with arrow keys between its tools', async () => {
    const { user, area } = open('Without an embed, with every kind of formatting and mention');
    await user.tab();
    expect(tool('Bold')).toHaveFocus();
    await user.keyboard('{ArrowRight}{End}');
    expect(tool('Insert a mention')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tool('Bold')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tool('Insert an emoji')).toHaveFocus();
    await user.tab();
    expect(area).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('Insert an emoji')).toHaveFocus();
  });

  test('stays a stop of the Tab key when the tool that was used last is no longer there', async () => {
    const { picture } = welcome.settings.properties.welcome_message.ui;
    function Switched(props: WidgetProps) {
      const context = useWidgets();
      const [drawn, setDrawn] = useState(false);
      const evaluate = (expression: string) => (expression === picture.when ? drawn : context.evaluate(expression));
      return (
        <WidgetContext value={{ ...context, evaluate }}>
          <button type="button" onClick={() => setDrawn(!drawn)}>
            Draw it
          </button>
          <MessageWidget {...props} />
        </WidgetContext>
      );
    }
    const { user } = renderState(Switched, pick(states, 'Premium'));
    await user.click(tool('Insert an emoji'));
    await user.keyboard('{Escape}');
    await user.click(tool('Draw it'));
    await user.tab();
    expect(tool('Insert a variable')).toHaveFocus();
  });

  test('refuses formatting that does not fit, and the text stays', async () => {
    const { user, area, notify, onChange } = open('At the limit');
    await user.click(area);
    await user.click(tool('Bold'));
    expect(notify).toHaveBeenCalledExactlyOnceWith('This would exceed the 150 character limit', 'error');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('inserts mentions of roles and channels, as Discord writes them', async () => {
    const { user, area } = open('Without an embed, with every kind of formatting and mention', '');
    const mention = async (name: string) => {
      await user.click(tool('Insert a mention'));
      await user.click(await screen.findByRole('option', { name }));
    };
    await mention('Bot herders');
    await mention('general');
    expect(area).toHaveValue('<@&12><#101>');
    expect(screen.getByRole('figure', { name: 'Preview' })).toHaveTextContent('@Bot herders#general');
  });

  test('finds mentions when a category is called like the roles', async () => {
    const state = pick(states, 'Without an embed, with every kind of formatting and mention');
    const channels = [
      { id: '100', name: 'welcome', type: 0, category: 'Lobby' },
      { id: '101', name: 'requests', type: 0, category: 'Roles' },
    ];
    const { user } = renderState(MessageWidget, { ...state, context: { ...state.context, channels } });
    await user.click(tool('Insert a mention'));
    await screen.findByRole('combobox');
    await user.paste('welcome');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['welcome']);
  });

  test('inserts an emoji where the caret is', async () => {
    const { user, area } = open('Filled', 'Hi !');
    await user.click(area);
    area.setSelectionRange(3, 3);
    await user.click(tool('Insert an emoji'));
    await user.click((await screen.findAllByRole('button', { name: /heart/i }))[0] as HTMLElement);
    expect(area.value).toMatch(/^Hi \S+!$/u);
    expect(area).toHaveFocus();
  });

  test('offers only variables for a text that is drawn on an image', async () => {
    const { user, area } = open('Image: few lines, near the limit', 'Hi');
    expect(within(screen.getByRole('toolbar')).getAllByRole('button')).toHaveLength(1);
    await user.click(area);
    area.select();
    await user.keyboard('{Control>}b{/Control}');
    expect(area).toHaveValue('Hi');
  });
});

describe('variables that do not count', () => {
  const marks = (container: HTMLElement) =>
    [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);

  test('are underlined in the text, which they follow, while there are any', async () => {
    const { user, area, container } = open('With variables that do not count');
    await waitFor(() => expect(marks(container)).toEqual(['{prise}', '{member_count}', '{usr}']));
    expect(container.querySelector('mark')?.closest('[aria-hidden="true"]')?.textContent).toBe(`${area.value} `);
    await user.clear(area);
    await waitFor(() => expect(marks(container)).toEqual([]));
    await user.type(area, `{{user} ${'$'}{{user} {{x}`);
    await waitFor(() => expect(marks(container)).toEqual(['{x}']));
  });

  test('are underlined as soon as the text is shown, once a text had any', async () => {
    const first = open('With variables that do not count');
    await waitFor(() => expect(marks(first.container)).toHaveLength(3));
    first.unmount();
    expect(marks(open('With variables that do not count').container)).toHaveLength(3);
  });
});

test('a message that is sent as an embed has the stripe of the server', () => {
  const { unmount } = open('Filled');
  const stripe = screen.getByText('Harbour of Lamps').closest('.embed');
  expect(stripe?.getAttribute('style')).toMatch(/border-inline-start-color: (#d9a520|rgb\(217, 165, 32\))/);
  unmount();
  open('Without an embed, with every kind of formatting and mention');
  expect(screen.getByText('Bold').closest('.embed')).toBeNull();
});

test('the preview shows the avatar of the bot, or a drawn one', () => {
  const state = pick(states, 'Filled');
  const facts = { ...state.context?.facts, botAvatar: 'https://cdn.test/a.png' };
  renderState(MessageWidget, { ...state, context: { ...state.context, facts } });
  const picture = screen.getByRole('figure', { name: 'Preview' }).querySelector('img') as HTMLImageElement;
  expect(picture).toHaveAttribute('src', 'https://cdn.test/a.png');
  fireEvent.error(picture);
  expect(screen.getByTestId('default-avatar')).toBeInTheDocument();
});
