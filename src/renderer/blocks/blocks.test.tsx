// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Block, Calls, Environment } from '../../language/model.ts';
import type { SlotProps } from '../screen/NavigateContext.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { listsApi, listsModule } from '../test/listsFixture.ts';
import { show } from '../test/show.tsx';

const [main] = fixtureModule().spec.screen.layout;
const withBlock = (block: Block, calls: Partial<Calls> = {}) =>
  fixtureModule({ screen: { layout: main ? [main, block] : [] }, calls });

describe('the blocks', () => {
  it('commands: each with its description, those of administrators marked', async () => {
    const items = [
      { command: '/wallet', description: 'What you own' },
      { command: '/reset', description: 'Starts anew', badge: 'Admin' },
    ];
    await show(withBlock({ block: 'commands', title: 'Commands', items }));
    const card = within(screen.getByRole('region', { name: 'Commands' }));
    expect(card.getByText('What you own')).toBeVisible();
    expect(within(card.getByText('/reset').closest('dt') as HTMLElement).getByText('Admin')).toBeVisible();
    expect(card.getAllByText('Admin')).toHaveLength(1);
  });

  it('are hidden by their condition', async () => {
    const { user } = await show(
      withBlock({ block: 'list', title: 'Rules', visible: 'self.enabled', items: ['Be kind.'] }),
    );
    expect(screen.queryByText('Be kind.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.getByText('Be kind.')).toBeVisible();
  });

  it('may have sentences under a condition, with words that go with a number', async () => {
    const items = ['{n, plural, one {# rule} other {# rules}}', { text: 'Only when on.', visible: 'self.enabled' }];
    const one = { '1': { run: () => 1, reads: [] } };
    const block: Block = { block: 'list', title: 'Rules', items, params: { n: '1' } };
    const { user } = await show(fixtureModule({ screen: { layout: main ? [main, block] : [] }, expressions: one }));
    expect(screen.getByText('1 rule')).toBeVisible();
    expect(screen.queryByText('Only when on.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.getByText('Only when on.')).toBeVisible();
  });

  it('may depend on what is saved, whatever is edited', async () => {
    const saved = { 'saved.enabled': { run: ({ saved }: Environment) => saved?.enabled, reads: ['saved.enabled'] } };
    const block: Block = { block: 'list', title: 'Rules', visible: 'saved.enabled', items: ['Be kind.'] };
    const { user } = await show(fixtureModule({ screen: { layout: main ? [main, block] : [] }, expressions: saved }));
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.queryByText('Be kind.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Be kind.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.getByText('Be kind.')).toBeVisible();
  });

  it('that break or do not arrive leave the form and what was typed in it', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const slots = {
      whole: async () => ({ default: ({ guildId }: SlotProps) => <p>Of {guildId}</p> }),
      missing: () => Promise.reject(new Error('gone')),
      broken: async () => ({
        default: () => {
          throw new Error('a defect');
        },
      }),
    };
    const parts = Object.keys(slots).map((slot): Block => ({ block: 'slot', slot }));
    const layout = main ? [main, ...parts] : parts;
    const { user } = await show(fixtureModule({ screen: { layout } }), undefined, { slots });
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!');
    expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
    expect(await screen.findByText('This part has stopped working.')).toBeVisible();
    expect(screen.getByText('Of 100')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Hello!');
    complaints.mockRestore();
  });

  it('botPreview: follows the fields, and draws a picture of its own where there is none', async () => {
    const api = fixtureApi();
    api.on('GET /auth/bot-avatar/', { body: { avatar_url: 'https://cdn.test/a.png' } });
    const block: Block = {
      block: 'botPreview',
      title: 'Preview',
      name: 'heading',
      color: 'tint',
      style: 'greeting',
      text: 'Hi there',
    };
    const { user } = await show(withBlock(block, { reads: ['botAvatar'] }), api);
    const card = within(screen.getByRole('region', { name: 'Preview' }));
    expect(card.getByText('Hello')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!');
    expect(card.getByText('Hello!')).toBeVisible();
    const picture = card.getByAltText('');
    expect(picture).toHaveAttribute('src', 'https://cdn.test/a.png');
    fireEvent.error(picture);
    expect(card.getByTestId('default-avatar')).toBeInTheDocument();
  });

  it('note and list: fill in values of the form, and follow it', async () => {
    const { user } = await show(listsModule(), listsApi());
    expect(screen.getByText('1 pairs for Onward')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add pair' }));
    expect(screen.getByText('2 pairs for Onward')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Ranks' }));
    expect(screen.getByText('It says Onward.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Motto' }), '!');
    expect(screen.getByText('It says Onward!.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Pairs' }));
    expect(screen.getByText('2 pairs for Onward!')).toBeVisible();
  });

  it('reported: what the bot says, as it was answered, and what is said until then', async () => {
    const api = fixtureApi();
    const [staff, main] = fixtureModule().spec.calls?.documents ?? [];
    const reported = {
      next_visit: { type: ['string', 'null'] as ['string', 'null'], default: null },
      visitors: { type: 'integer' as const, default: 0 },
      hidden: { type: 'integer' as const, default: 0 },
    };
    const block: Block = {
      block: 'reported',
      title: 'Now',
      values: [
        { property: 'next_visit', title: 'Next visit', as: 'time', empty: 'Not planned' },
        { property: 'visitors', title: 'Visitors' },
        { property: 'hidden', title: 'Hidden', visible: 'self.enabled' },
      ],
    };
    const documents = staff && main ? [staff, { ...main, reported }] : [];
    api.on('GET fixture/', { body: fixtureBody({ visitors: 12 }) });
    const { user } = await show(withBlock(block, { documents }), api);
    const card = within(screen.getByRole('region', { name: 'Now' }));
    const values = () => card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values()).toEqual(['Not planned', '12']);
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(values()).toEqual(['Not planned', '12', '0']);
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(api.posts()[0]?.body).not.toHaveProperty('visitors');
  });
});
