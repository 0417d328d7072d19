// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
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
