// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Banners } from './Banners.tsx';
import { type BannerStore, createBannerStore } from './bannerStore.ts';

let store: BannerStore;
/** What is moving, with what ends it. */
let moving: { finish(): void }[];

beforeEach(() => {
  document.documentElement.style.setProperty('--duration-slow', '200ms');
  moving = [];
  Element.prototype.animate = (_, options) => {
    expect(options).toMatchObject({ duration: 200 });
    const animation: Partial<Animation> = {};
    moving.push({
      finish: () => animation.onfinish?.call(animation as Animation, new Event('finish') as AnimationPlaybackEvent),
    });
    return animation as Animation;
  };
  store = createBannerStore();
  render(<Banners store={store} />);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const messages = () => screen.getByRole('region', { name: 'Messages' });

/** Shows a message that stays until it is dismissed. */
async function notify(text: string) {
  await act(async () => {
    store.show('info', text, { label: 'Undo', run: () => {} });
    await vi.dynamicImportSettled();
  });
}

async function dismiss() {
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? messages()));
}

test('a dismissed banner is seen leaving where it was, but neither heard of nor pressed', async () => {
  await notify('First');
  await notify('Second');
  await dismiss();
  expect(messages()).toHaveTextContent(/First.*Second/);
  expect(messages().firstElementChild).toHaveAttribute('inert');
  moving[0]?.finish();
  expect(messages()).not.toHaveTextContent('First');
  expect(messages()).toHaveTextContent('Second');
});

test('a repeated message takes the place of the former one', async () => {
  await notify('Again');
  await notify('Again');
  expect(screen.getAllByText('Again')).toHaveLength(1);
  expect(moving).toEqual([]);
});

test('a banner is simply gone for whoever wants no motion', async () => {
  document.documentElement.style.setProperty('--duration-slow', '0ms');
  await notify('Gone');
  await dismiss();
  expect(messages()).toBeEmptyDOMElement();
});
