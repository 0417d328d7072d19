// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Popover } from './overlays/Popover.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('an error in a popover leaves the page intact, and can be retried', async () => {
  const state = { broken: true };
  function Panel() {
    if (state.broken) throw new Error('a defect');
    return <p>Whole</p>;
  }
  render(
    <>
      <input defaultValue="typed" />
      <Popover open onOpenChange={() => {}} label="Panel" trigger={<button type="button">Open</button>}>
        <Panel />
      </Popover>
    </>,
  );
  expect(await screen.findByText('This part of the page has stopped working.')).toBeInTheDocument();
  expect(screen.getByDisplayValue('typed')).toBeInTheDocument();
  state.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Whole')).toBeInTheDocument();
});
