// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '../../../language/model.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { fixtureApi } from '../../test/fakeApi.ts';
import { showBlock } from '../../test/show.tsx';
import { states } from './BotPreviewBlock.gallery.ts';
import BotPreviewBlock from './BotPreviewBlock.tsx';

testBlockStates(BotPreviewBlock, states);

test('follows the fields, and draws a default avatar if there is none', async () => {
  const api = fixtureApi();
  api.on('GET /auth/bot-avatar/', { body: { avatar_url: 'https://cdn.test/a.png' } });
  const block: Block = {
    block: 'botPreview',
    title: 'Preview',
    name: 'heading',
    color: 'greeting',
    style: 'greeting',
    text: 'Hi there',
  };
  const { user } = await showBlock(block, { calls: { reads: ['botAvatar'] } }, api);
  const card = within(screen.getByRole('region', { name: 'Preview' }));
  expect(card.getByText('Hello')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!');
  expect(card.getByText('Hello!')).toBeVisible();
  const picture = card.getByAltText('');
  expect(picture).toHaveAttribute('src', 'https://cdn.test/a.png');
  fireEvent.error(picture);
  expect(card.getByTestId('default-avatar')).toBeInTheDocument();
});
