// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RefObject, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { popupOnDemand } from './popupOnDemand.tsx';

/** A button that opens a list, whose file arrives with `arrive`, next to a text. */
function renderSlowly() {
  let arrive = () => {};
  const List = popupOnDemand<Parameters<typeof Field>[0]>(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ default: Field });
      }),
  );
  function Screen() {
    const trigger = useRef<HTMLButtonElement>(null);
    const [open, setOpen] = useState(false);
    return (
      <>
        <button ref={trigger} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          List
        </button>
        {open && <List trigger={trigger} onClose={() => setOpen(false)} />}
        <input aria-label="Text" />
      </>
    );
  }
  render(<Screen />);
  return { button: screen.getByRole('button'), arrive: () => act(async () => arrive()) };
}

function Field(_props: { trigger: RefObject<HTMLElement | null>; onClose(): void }) {
  return <input ref={(input) => input?.focus()} aria-label="Search" />;
}

test('what is typed after a press elsewhere stays where it is, although the list arrives', async () => {
  const { button, arrive } = renderSlowly();
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Good ');
  await arrive();
  await userEvent.keyboard('day');
  expect(screen.getByRole('textbox')).toHaveValue('Good day');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Escape}', '{Tab}'])('%s closes it before it is there', async (key) => {
  const { button, arrive } = renderSlowly();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(key);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await arrive();
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
});

test('somebody who waits gets it, even after another press on its button', async () => {
  const { button, arrive } = renderSlowly();
  for (let press = 0; press < 3; press += 1) await userEvent.click(button);
  await arrive();
  expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveFocus();
});
