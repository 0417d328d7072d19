// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppRouter } from './AppRouter.tsx';
import { createNavigation } from './history.ts';
import { useQuery } from './useQuery.ts';

/** A button that changes a parameter. */
function Change({ name }: { name: string }) {
  const [query, change] = useQuery();
  return (
    <button type="button" onClick={() => change({ [name]: '1' })}>
      {`${name}: ${query.get(name) ?? 'none'}`}
    </button>
  );
}

function open() {
  window.history.replaceState(null, '', '/page?kept=1');
  const history = createNavigation();
  render(
    <AppRouter
      history={history}
      basename="/"
      prepare={(path) => (path === '/slow' ? new Promise(() => {}) : undefined)}
    >
      <Change name="a" />
      <Change name="b" />
    </AppRouter>,
  );
  const press = (...names: string[]) =>
    act(() => {
      for (const name of names) screen.getByRole('button', { name: `${name}: none` }).click();
    });
  return { history, press, address: () => window.location.pathname + window.location.search };
}

test('changes of one moment are all in the address', () => {
  const { press, address } = open();
  press('a', 'b');
  expect(address()).toBe('/page?kept=1&a=1&b=1');
  expect(screen.getByRole('button', { name: 'a: 1' })).toBeInTheDocument();
});

test('a change on a page that is being left does not keep it from being left', () => {
  const { history, press, address } = open();
  act(() => history.push('/slow'));
  press('a');
  expect(address()).toBe('/slow');
});
