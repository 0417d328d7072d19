// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { metas, SILENT } from '../test/StudioForTests.tsx';
import { StudioPage } from './StudioPage.tsx';
import type { StudioCalls } from './server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a project that cannot be read is said, and read again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  const project = vi
    .fn<StudioCalls['project']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ files: {}, metas, hasStore: false });
  render(<StudioPage calls={{ ...SILENT, project }} />);
  expect(await screen.findByText('The schemas could not be read: the studio does not answer.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('main', { name: 'Form' })).toBeVisible();
});
