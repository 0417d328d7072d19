// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './ImageWidget.gallery.ts';
import ImageWidget from './ImageWidget.tsx';

testStates(ImageWidget, states);

const loaded = (width: number, height: number) => {
  const picture = screen.getByRole('img', { name: 'Preview of the picture' });
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(picture);
};

test('a picture on Discord’s CDN is shown with its size', () => {
  renderState(ImageWidget, pick(states, 'On Discord’s CDN'));
  loaded(1200, 256);
  expect(screen.getByRole('status')).toHaveTextContent('1200 × 256 pixels');
});

test('a picture that is too large is pointed out', () => {
  renderState(ImageWidget, pick(states, 'Larger than it should be'));
  loaded(256, 32);
  expect(screen.getByRole('status')).toHaveTextContent('256 × 32 pixels It should be at most 128 × 32.');
});

test('a picture that cannot be loaded is said to be missing, until the address changes', async () => {
  const { user } = renderState(ImageWidget, pick(states, 'On Discord’s CDN'));
  fireEvent.error(screen.getByRole('img', { name: 'Preview of the picture' }));
  expect(screen.getByRole('status')).toHaveTextContent("We can't load this picture");
  await user.type(screen.getByRole('textbox', { name: 'Banner' }), '?');
  expect(screen.getByRole('img', { name: 'Preview of the picture' })).toBeInTheDocument();
});

test('nothing is loaded from another host: a link names it', () => {
  const { container } = renderState(ImageWidget, pick(states, 'On another host'));
  expect(container.querySelector('img')).toBeNull();
  const link = screen.getByRole('link', { name: 'Open on pictures.example.com' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('what is no address is neither loaded nor linked', () => {
  const { container } = renderState(ImageWidget, pick(states, 'Not an address yet'));
  expect(container.querySelector('img, a')).toBeNull();
});
