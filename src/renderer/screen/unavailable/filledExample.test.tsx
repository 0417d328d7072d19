// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ScreenSpecimen } from '../../gallery/ScreenSpecimen.tsx';
import { pick, testEach } from '../../gallery/testing.tsx';
import { fixtureApi, fixtureBody, PERMISSIONS } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { show } from '../../test/show.tsx';
import { RendererProvider } from '../RendererProvider.tsx';
import { states } from './FilledExample.gallery.ts';

const requires = [
  {
    plan: 'premium',
    notice: {
      title: 'Premium Feature',
      text: 'Greets everyone.',
      action: { label: 'Upgrade to Premium', to: '/premium' },
    },
    message: 'This needs Premium',
  },
];
const example = {
  settings: { enabled: true, rate: 4, items: [{ id: 'a', name: 'Sword', price: 25 }] },
  texts: { heading: 'Ahoy' },
};
const locked = fixtureModule({ requires, screen: { status: { enabled: 'self.enabled' }, example } });

function apiOf({ premium = false, ...values }: { premium?: boolean } & Record<string, unknown> = {}) {
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: premium } });
  api.on('GET fixture/', { body: fixtureBody(values), etag: '"7"' });
  return api;
}

afterEach(() => vi.restoreAllMocks());

const shown = () => screen.findByRole('region', { name: 'Example' });

describe('a screen that the plan does not include', () => {
  test('shows its example below what it would do and the way to buy it, and nobody can edit it', async () => {
    const { user, api, onDirtyChange } = await show(locked, apiOf());
    const region = await shown();
    expect(region).toHaveTextContent('Fixture could look like this on your server. Nothing here is saved.');
    const link = screen.getByRole('link', { name: 'Upgrade to Premium' });
    expect(link.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const heading = screen.getByRole('textbox', { name: 'Heading' });
    expect(region).toContainElement(heading);
    expect(heading).toHaveValue('Ahoy');
    expect(heading).toBeDisabled();
    expect(within(region).getByRole('switch', { name: 'Enabled' })).toBeChecked();
    expect(within(region).getByText('Sword')).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Add item' })).toBeDisabled();
    await user.type(heading, '!');
    expect(heading).toHaveValue('Ahoy');
    expect(onDirtyChange).not.toHaveBeenCalledWith(true);
    expect(screen.queryByRole('region', { name: /unsaved/i })).not.toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    expect(api.posts()).toEqual([]);
  });

  test('shows what the server has stored, if there is anything', async () => {
    await show(locked, apiOf({ heading: 'Ours' }));
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Ours');
    expect(screen.queryByRole('region', { name: 'Example' })).not.toBeInTheDocument();
  });

  test('does not take the place of what somebody has edited, if the plan ends meanwhile', async () => {
    const api = apiOf({ premium: true });
    const { user } = await show(locked, api);
    await user.click(screen.getByRole('button', { name: 'Show the settings' }));
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), ' all');
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText("This server's plan has changed")).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Hello all');
    expect(screen.queryByRole('region', { name: 'Example' })).not.toBeInTheDocument();
  });

  test('has no example on a server with the plan', async () => {
    await show(locked, apiOf({ premium: true }));
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    expect(screen.queryByText('Example')).not.toBeInTheDocument();
  });
});

describe('the gallery shows a locked screen', () => {
  testEach(states, async (state) => {
    render(
      <RendererProvider>
        <ScreenSpecimen state={state} />
      </RendererProvider>,
    );
    expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    if (state === pick(states, 'Filled')) {
      const region = await shown();
      expect(within(region).getByText('A bear')).toBeVisible();
      expect(within(region).getByText('fairground')).toBeVisible();
    } else {
      expect(screen.queryByText('Example')).not.toBeInTheDocument();
    }
  });
});
