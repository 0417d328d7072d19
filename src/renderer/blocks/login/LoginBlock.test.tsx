// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showBlock } from '../../test/show.tsx';

test('says why to sign in, and leads to where a login starts', async () => {
  const block = { block: 'login', title: 'Who are you?', text: 'Say it.', label: 'Sign in' };
  await showBlock(block, {}, undefined, { loginAddress: '/auth/login/' });
  expect(screen.getByText('Who are you?')).toBeVisible();
  expect(screen.getByText('Say it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login/');
});
