// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '../../../language/model.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { showBlock } from '../../test/show.tsx';
import { states } from './LoginBlock.gallery.ts';
import LoginBlock from './LoginBlock.tsx';

testBlockStates(LoginBlock, states);

test('explains why to sign in, and links to the login', async () => {
  const block: Block = { block: 'login', title: 'Who are you?', text: 'Say it.', label: 'Sign in' };
  await showBlock(block, {}, undefined, { loginAddress: '/auth/login/' });
  expect(screen.getByText('Who are you?')).toBeVisible();
  expect(screen.getByText('Say it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login/');
});
