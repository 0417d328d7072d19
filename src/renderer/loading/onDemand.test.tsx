// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a file that fails to load is reported, and loaded again on retry', async () => {
  const Part = ({ name }: { name: string }) => <p>Good day, {name}</p>;
  const load = vi.fn(async () => ({ default: Part })).mockRejectedValueOnce(new Error('offline'));
  const Shown = onDemand(load);
  render(<Shown name="Ada" />);
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this part of the page.");
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good day, Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an addition whose file fails to load is left out, and loaded when it is next shown', async () => {
  const load = vi
    .fn(async () => ({ default: () => <p>3 changes further down</p> }))
    .mockRejectedValueOnce(new Error('offline'));
  const Shown = onDemand(load, { quiet: true });
  const { container, rerender } = render(<Shown key="first" />);
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
  rerender(<Shown key="second" />);
  expect(await screen.findByText('3 changes further down')).toBeVisible();
});

test('a part that was fetched before is drawn at once, and any other is represented until it is there', async () => {
  const Part = ({ name }: { name: string }) => <p>Good day, {name}</p>;
  const Shown = onDemand(async () => ({ default: Part }), { Meanwhile: ({ name }) => <p>Wait, {name}</p> });
  const first = render(<Shown name="Ada" />);
  expect(screen.getByText('Wait, Ada')).toBeVisible();
  expect(await screen.findByText('Good day, Ada')).toBeVisible();
  first.unmount();
  render(<Shown name="Grace" />);
  expect(screen.getByText('Good day, Grace')).toBeVisible();
});
