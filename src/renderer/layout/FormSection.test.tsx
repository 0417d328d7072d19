// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SettingsDocument } from '../../language/model.ts';
import { fixtureApi, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { show } from '../test/show.tsx';

const notice = {
  plan: 'premium',
  title: 'Premium Feature',
  text: 'Headings are part of Premium.',
  action: { label: 'Upgrade to Premium', to: '/premium?server={guildId}' },
};
const withNotice = () =>
  fixtureModule({ screen: { layout: [{ section: 'main', title: 'Main', notice, fields: ['heading', 'nickname'] }] } });

describe('the notice of a section', () => {
  test('tells what another plan includes, with a link, and keeps the controls', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const { user, onNavigate } = await show(withNotice(), api);
    const section = within(screen.getByRole('region', { name: 'Main' }));
    expect(section.getByText('Premium Feature')).toBeVisible();
    expect(section.getByText('Headings are part of Premium.')).toBeVisible();
    expect(section.getByRole('textbox', { name: 'Heading' })).toBeEnabled();
    await user.click(section.getByRole('link', { name: 'Upgrade to Premium' }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/premium?server=100');
  });

  test('is absent on that plan', async () => {
    await show(withNotice());
    expect(screen.queryByText('Premium Feature')).not.toBeInTheDocument();
  });
});

test('the help of a section has the values of its `params`, and follows the form', async () => {
  const params = { heading: 'self.heading' };
  const layout = [
    { section: 'main', title: 'Main', help: 'Above it stands “{heading}”.', params, fields: ['heading'] },
  ];
  const expressions = {
    'self.heading': { run: ({ self }: { self: SettingsDocument }) => self.heading, reads: ['self.heading'] },
  };
  const { user } = await show(fixtureModule({ screen: { layout }, expressions }));
  const section = within(screen.getByRole('region', { name: 'Main' }));
  expect(section.getByText('Above it stands “Hello”.')).toBeVisible();
  await user.type(section.getByRole('textbox', { name: 'Heading' }), ' all');
  expect(section.getByText('Above it stands “Hello all”.')).toBeVisible();
});

test('controls of a read-only form do not show why they are disabled', async () => {
  const why = { enabled: 'self.enabled', disabledReason: 'Turn it on first' };
  const layout = [{ section: 'main', title: 'Main', ...why, fields: ['heading'] }];
  const open = await show(fixtureModule({ screen: { layout } }));
  expect(screen.getByText('Turn it on first')).toBeVisible();
  open.view.unmount();
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_owner: false, can_modify: false } });
  await show(fixtureModule({ screen: { layout } }), api);
  expect(screen.getByRole('textbox', { name: 'Heading' })).toBeDisabled();
  expect(screen.queryByText('Turn it on first')).not.toBeInTheDocument();
});
