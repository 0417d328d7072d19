// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../language/model.ts';
import { fixtureApi, fixtureBody, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

/** Fields tell what other plans allow, with a link to them. */

const HINT = 'Upgrade for up to 20 characters.';
const TO = '/premium?plan=premium';
const upgradeAddress = (plan?: string) => `/premium?plan=${plan}`;

function hinting() {
  const fields = fixtureModule().spec.settings.properties as Record<'heading' | 'greeting' | 'items', Field>;
  const heading = { ...fields.heading, plans: { free: { maxLength: 5, hint: HINT } } };
  const greeting = {
    ...fields.greeting,
    enabled: undefined,
    default: 'warm',
    ui: {
      widget: 'cards',
      options: [
        { value: 'warm', title: 'Warm' },
        { value: 'grand', title: 'Grand', plan: 'premium', lockedMessage: 'Grand needs Premium' },
      ],
    },
  } as Field;
  const items = { ...fields.items, plans: { free: { maxItems: 1, hint: 'Upgrade for more.' } } };
  return fixtureModule({ fields: { ...fields, heading, greeting, items } });
}

async function onFree(props = {}) {
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
  return show(hinting(), api, props);
}

test('hints at fields and lists link to the plans of this server', async () => {
  const { user, onNavigate } = await onFree({ upgradeAddress });
  expect(screen.getByText(/^Upgrade for up to 20 characters\./)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'See the plans' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([TO, TO]);
  screen.getByRole('textbox', { name: 'Heading' }).focus();
  for (let stops = 0; stops < 10 && document.activeElement !== links[0]; stops++) await user.tab();
  expect(links[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(TO);
  // Ctrl-click is left to the browser.
  fireEvent.click(present(links[1]), { ctrlKey: true });
  expect(onNavigate).toHaveBeenCalledOnce();
});

test('a banner about a locked feature links to the plans, too', async () => {
  const { user, onNavigate } = await onFree({ upgradeAddress });
  const said = () => present(screen.getAllByRole('alert').at(-1));
  await user.type(screen.getByRole('textbox', { name: 'Nickname' }), 'x');
  expect(said()).toHaveTextContent('Nicknames need Premium');
  await user.click(screen.getByRole('radio', { name: /Grand/ }));
  expect(said()).toHaveTextContent('Grand needs Premium');
  const link = within(said()).getByRole('link', { name: 'See the plans' });
  expect(link).toHaveAttribute('href', TO);
  await user.click(link);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(TO);
});

describe('the mark of a locked setting', () => {
  const marked = () => present(screen.getByRole('textbox', { name: 'Nickname' }).closest<HTMLElement>('[data-field]'));
  const planTitle = (plan: string) => plan.toUpperCase();

  test('leads the owner to the plan that unlocks it', async () => {
    const { user, onNavigate } = await onFree({ upgradeAddress, planTitle });
    const link = within(marked()).getByRole('link', { name: 'Included in PREMIUM: upgrade this server' });
    expect(link).toHaveTextContent('PREMIUM');
    expect(link).toHaveAttribute('href', TO);
    await user.click(link);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(TO);
    expect(within(marked()).getByText('Nicknames need Premium')).toBeVisible();
  });

  test('is no link for others, who cannot buy', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_owner: false, is_premium: false } });
    await show(hinting(), api, { upgradeAddress, planTitle });
    expect(within(marked()).getByRole('img', { name: 'Included in PREMIUM' })).toBeVisible();
    expect(within(marked()).queryByRole('link')).toBeNull();
  });

  test('is absent on a plan that includes it', async () => {
    await show(hinting(), fixtureApi(), { upgradeAddress, planTitle });
    expect(within(marked()).queryByRole('img')).toBeNull();
    expect(within(marked()).queryByText('Nicknames need Premium')).toBeNull();
  });
});

test('a banner does not repeat a hint', async () => {
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
  api.on('GET fixture/', { body: fixtureBody({ items: { a: { name: 'One', price: 5, note: '' } } }), etag: '"7"' });
  const { user } = await show(hinting(), api, { upgradeAddress });
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum 1 items allowed');
  expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
});

test('without an upgrade address the hint has no link', async () => {
  await onFree();
  expect(screen.getByText(HINT)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

test('what the plan does not include says only that, not what would have to be turned on first', async () => {
  const fields = fixtureModule().spec.settings.properties as Record<'nickname' | 'heading', Field>;
  const off = { enabled: 'self.enabled', disabledReason: 'Turn on names first' };
  const module = fixtureModule({
    fields: { ...fields, nickname: { ...fields.nickname, ...off }, heading: { ...fields.heading, ...off } },
  });
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
  await show(module, api);
  expect(screen.getByText('Nicknames need Premium')).toBeVisible();
  expect(screen.getAllByText('Turn on names first')).toHaveLength(1);
});
