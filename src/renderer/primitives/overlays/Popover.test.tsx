// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} label="Panel" trigger={<button type="button">Open</button>}>
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </Popover>
      <input aria-label="Next" />
    </>
  );
}

const panel = () => screen.queryByRole('dialog', { name: 'Panel' });
const control = () => screen.getByRole('button', { name: 'Open' });

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(control());
  expect(panel()).toHaveFocus();
  expect(control()).toHaveAttribute('aria-expanded', 'true');
  return user;
}

test('a popover closes by Escape, and the focus goes back', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(control()).toHaveFocus();
});

test('a popover that is done with gives the focus back', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(panel()).toBeNull();
  expect(control()).toHaveFocus();
});

test('its button closes it', async () => {
  const user = await open();
  await user.click(control());
  expect(panel()).toBeNull();
  expect(control()).toHaveAttribute('aria-expanded', 'false');
});

test('it closes by a press elsewhere and when the focus leaves it, which stays there', async () => {
  const user = await open();
  await user.click(screen.getByRole('textbox', { name: 'Next' }));
  expect(panel()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
  await user.click(control());
  await user.tab();
  await user.tab();
  expect(panel()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});
