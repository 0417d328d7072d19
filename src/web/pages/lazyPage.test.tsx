// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import { LanguageProvider } from '../language/text.tsx';
import { lazyPage } from './lazyPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const Arrived = () => <h1>Arrived</h1>;

function show(Page: ComponentType, key = 'a') {
  return render(
    <StrictMode>
      <LanguageProvider language="en" catalogue={english}>
        <PageBoundary page={key}>
          <Page />
        </PageBoundary>
      </LanguageProvider>
    </StrictMode>,
  );
}

test('is shown once its code is loaded', async () => {
  const { Page, load } = lazyPage(async () => Arrived);
  show(Page);
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeInTheDocument();
  expect(load()).toBeUndefined();
});

test('is shown if its code arrives between rendering and effects', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let arrive: (page: ComponentType) => void = () => {};
  const { Page, load } = lazyPage(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  void load();
  const Meanwhile = () => {
    useLayoutEffect(() => arrive(Arrived), []);
    return null;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <LanguageProvider language="en" catalogue={english}>
      <Page />
      <Meanwhile />
    </LanguageProvider>,
  );
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Arrived' })).toBeInTheDocument(), {
    timeout: 30_000,
  });
  root.unmount();
  vi.unstubAllGlobals();
});

test('that could not be loaded shows an error, and is loaded again by the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = vi.fn(async (): Promise<ComponentType> => Arrived);
  fetched.mockRejectedValueOnce(new Error('offline'));
  const { Page, load } = lazyPage(fetched);
  const { unmount } = show(Page);
  expect(await screen.findByRole('heading', { name: english['error.title'] })).toBeInTheDocument();
  unmount();
  await load();
  show(Page);
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeInTheDocument();
});
