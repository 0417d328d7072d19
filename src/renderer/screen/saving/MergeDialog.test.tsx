// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fixtureApi } from '../../test/fakeApi.ts';
import { show } from '../../test/show.tsx';

const file = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive };
});
vi.mock('./MergeDialog.tsx', async (original) => {
  await file.arrival;
  return original();
});

test('what is edited until the question can be asked is part of it, and is kept', async () => {
  const api = fixtureApi();
  const current = { heading: 'Theirs', nickname: 'Bot', items: { a: { name: 'VIP', price: 5 } } };
  api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current } });
  const { user } = await show(undefined, api);
  const heading = screen.getByRole('textbox', { name: 'Heading' });
  await user.type(heading, '!');
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await user.type(heading, '?');
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await act(async () => file.arrive());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Hello!?');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(heading).toHaveValue('Hello!?');
  expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
});
