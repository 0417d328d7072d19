// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Banners } from './Banners.tsx';
import { type BannerStore, createBannerStore } from './bannerStore.ts';

let store: BannerStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createBannerStore();
  render(<Banners store={store} />);
});
afterEach(() => vi.useRealTimers());

const say = (kind: 'error' | 'success', text: string) => act(() => store.show(kind, text));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

describe('banners', () => {
  it('go after three seconds', () => {
    say('success', 'Saved!');
    expect(screen.getByRole('status')).toHaveTextContent('Saved!');
    wait(2999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stand in the order in which they came, each with its own time', () => {
    say('error', 'First');
    wait(2000);
    say('error', 'Second');
    expect(screen.getAllByRole('alert').map((banner) => banner.textContent)).toEqual(['First', 'Second']);
    wait(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
  });

  it('start anew when the same is said again', () => {
    say('error', 'No');
    wait(2000);
    say('error', 'No');
    wait(2000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('stay while they are pointed at, and then for the rest of their time', () => {
    say('error', 'Read me');
    wait(2000);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    wait(10_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }));
    wait(999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stay while focus is inside, and can be dismissed', () => {
    say('error', 'One');
    say('error', 'Two');
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.focus());
    wait(10_000);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    fireEvent.click(first as HTMLElement);
    expect(screen.getByRole('alert')).toHaveTextContent('Two');
    wait(3000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
