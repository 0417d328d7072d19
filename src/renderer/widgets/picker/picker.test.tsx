// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { pick, renderState } from '../../gallery/testing.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { states } from '../select/SelectWidget.gallery.ts';
import SelectWidget from '../select/SelectWidget.tsx';
import { Picker } from './Picker.tsx';
import { type PickerItem, ungrouped } from './types.ts';

const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Crème brûlée'];
const onPick = vi.fn();

function Fruit({
  titles = fruit,
  search = false,
  disabled,
}: {
  titles?: string[];
  search?: boolean;
  disabled?: boolean;
}) {
  const items: PickerItem[] = titles.map((title) => ({ key: title, title }));
  const [chosen, choose] = useState<string>();
  return (
    <>
      <label htmlFor="fruit">Fruit</label>
      <Picker
        id="fruit"
        name="fruit"
        groups={ungrouped(items)}
        selected={items.find(({ key }) => key === chosen) ?? null}
        placeholder="Choose"
        searchPlaceholder="Search"
        noneFound="None"
        searchPast={search ? -1 : undefined}
        disabled={disabled}
        attributes={{}}
        onPick={(key) => {
          onPick(key);
          choose(key);
        }}
        onBlur={() => {}}
        onFocus={() => {}}
      />
      <input aria-label="Next" />
    </>
  );
}

function draw(props: Parameters<typeof Fruit>[0] = {}) {
  onPick.mockReset();
  const { rerender } = render(<Fruit {...props} />);
  const user = userEvent.setup();
  const change = (changed: typeof props) => rerender(<Fruit {...props} {...changed} />);
  return { user, change, control: screen.getByRole('combobox', { name: 'Fruit' }) };
}

const list = () => screen.queryByRole('listbox');
/** The option that the focused element refers to. */
const highlighted = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a list that closes because its control is disabled stays closed when the control can be used again', async () => {
  const { user, control, change } = draw();
  await user.click(control);
  expect(await screen.findByRole('listbox')).toBeVisible();
  change({ disabled: true });
  expect(control).toHaveAttribute('aria-expanded', 'false');
  change({ disabled: false });
  expect(list()).not.toBeInTheDocument();
});

test.each(['Few options', 'Grouped'])('the list box of "%s" has an accessible name', async (state) => {
  const { user } = renderState(SelectWidget, pick(states, state));
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('listbox')).toHaveAccessibleName(/\S/);
});

test('what is typed into the search has its own direction', async () => {
  const { user, control } = draw({ search: true });
  await user.click(control);
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveAttribute('dir', 'auto');
});

describe.each([
  ['with a search field', true],
  ['without one', false],
])('a picker %s', (_, search) => {
  test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by the key %s', async (key) => {
    const { user, control } = draw({ search });
    control.focus();
    expect(control).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard(key);
    expect(list()).toBeVisible();
    expect(control).toHaveAttribute('aria-expanded', 'true');
    expect(highlighted()).toBe('Apple');
    expect(onPick).not.toHaveBeenCalled();
  });

  test('moves the highlight by keys, around the ends', async () => {
    const { user, control } = draw({ search });
    control.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Apricot');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted()).toBe('Crème brûlée');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toBe('Apple');
    await user.keyboard('{PageDown}');
    expect(highlighted()).toBe('Crème brûlée');
    await user.keyboard('{PageUp}');
    expect(highlighted()).toBe('Apple');
  });

  test('chooses by Enter, keeps the focus, and begins at the choice', async () => {
    const { user, control } = draw({ search });
    control.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Banana');
    expect(list()).toBeNull();
    expect(control).toHaveFocus();
    expect(control).toHaveTextContent('Banana');
    await user.keyboard('{Enter}');
    expect(highlighted()).toBe('Banana');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Banana');
  });

  test('closes by Escape without a choice, and the focus goes back', async () => {
    const { user, control } = draw({ search });
    await user.click(control);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(list()).toBeNull();
    expect(control).toHaveFocus();
    expect(onPick).not.toHaveBeenCalled();
  });

  test('closes when the focus leaves it, in the order of the page', async () => {
    const { user, control } = draw({ search });
    await user.click(control);
    await user.tab();
    expect(list()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
    expect(onPick).not.toHaveBeenCalled();
  });

  test('closes by a second press on it and by one elsewhere', async () => {
    const { user, control } = draw({ search });
    await user.click(control);
    await user.click(control);
    expect(list()).toBeNull();
    expect(control).toHaveFocus();
    await user.click(control);
    await user.click(document.body);
    expect(list()).toBeNull();
  });

  test('in a dialog, Escape closes only the list', async () => {
    render(
      <Dialog open title="Question" onClose={onPick}>
        <Fruit search={search} />
      </Dialog>,
    );
    onPick.mockReset();
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: 'Fruit' }));
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(onPick).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onPick).toHaveBeenCalledOnce();
  });
});

describe('without a search field', () => {
  test('Home, End and Space move and choose', async () => {
    const { user, control } = draw();
    control.focus();
    await user.keyboard('{Enter}{End}');
    expect(highlighted()).toBe('Crème brûlée');
    await user.keyboard('{Home}{ArrowDown} ');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Apricot');
  });

  test('a letter opens it at the first item that begins so, and again at the next', async () => {
    const { user, control } = draw();
    control.focus();
    await user.keyboard('c');
    expect(highlighted()).toBe('Cherry');
    await user.keyboard('a');
    expect(highlighted()).toBe('Apple');
    await user.keyboard('a');
    expect(highlighted()).toBe('Apricot');
  });

  test('several letters are read together, with or without their accents', async () => {
    const { user, control } = draw();
    await user.click(control);
    await user.keyboard('creme b');
    expect(highlighted()).toBe('Crème brûlée');
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('with a search field', () => {
  test('what is typed on the closed control is searched for', async () => {
    const { user, control } = draw({ search: true });
    control.focus();
    await user.keyboard('ban');
    expect(screen.getByPlaceholderText('Search')).toHaveValue('ban');
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Banana');
  });

  test('the first match is highlighted, whatever the case and accents', async () => {
    const { user, control } = draw({ search: true });
    await user.click(control);
    await user.keyboard('{ArrowDown}{ArrowDown}BRULEE');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(highlighted()).toBe('Crème brûlée');
  });

  test('Home and End belong to the text', async () => {
    const { user, control } = draw({ search: true });
    await user.click(control);
    await user.keyboard('erry{Home}ch');
    expect(screen.getByPlaceholderText('Search')).toHaveValue('cherry');
  });

  test('a finger does not bring up the keyboard, and letters still reach the search', async () => {
    const { user, control } = draw({ search: true });
    fireEvent(control, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect(list()).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByPlaceholderText('Search')).toHaveFocus();
  });

  test('of many options, the highlighted one is drawn wherever it is', async () => {
    const titles = Array.from({ length: 300 }, (_, index) => `Number ${index + 1}`);
    const { user, control } = draw({ search: true, titles });
    await user.click(control);
    expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('Number 300');
    expect(screen.getByRole('option', { name: 'Number 300' })).toHaveAttribute('aria-posinset', '300');
  });
});
