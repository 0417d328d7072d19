// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { present } from '../test/present.ts';
import { Banners } from './Banners.tsx';
import { type BannerStore, createBannerStore, POINTER_TIME } from './bannerStore.ts';

let store: BannerStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createBannerStore();
  render(<Banners store={store} />);
});
afterEach(() => vi.useRealTimers());

const notify = (kind: 'error' | 'success', text: string) => act(() => void store.show(kind, text));
const messages = () => screen.getByRole('region', { name: 'Messages' });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

describe('banners', () => {
  test('go after three seconds', () => {
    notify('success', 'Saved!');
    wait(2999);
    expect(messages()).toHaveTextContent('Saved!');
    wait(1);
    expect(messages()).toBeEmptyDOMElement();
  });

  test('are read out once: an error by itself, the others by the place that stands already', () => {
    expect(messages()).toHaveAttribute('aria-live', 'polite');
    notify('success', 'Saved!');
    notify('error', 'No');
    expect(within(messages()).queryByRole('status')).not.toBeInTheDocument();
    expect(within(messages()).getByRole('alert')).toHaveTextContent('No');
  });

  test('stand in the order in which they came, each with its own time', () => {
    notify('error', 'First');
    wait(2000);
    notify('error', 'Second');
    expect(screen.getAllByRole('alert').map((banner) => banner.textContent)).toEqual(['First', 'Second']);
    wait(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
  });

  test('start anew when the same is said again', () => {
    notify('error', 'No');
    wait(2000);
    notify('error', 'No');
    wait(2000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('stay while they are pointed at, and then for the rest of their time', () => {
    notify('error', 'Read me');
    wait(2000);
    fireEvent.pointerEnter(messages());
    wait(10_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fireEvent.pointerLeave(messages());
    wait(999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('go although the pointer lies on them, or is held down there', () => {
    notify('error', 'Read me');
    fireEvent.pointerEnter(messages());
    fireEvent.pointerDown(messages());
    wait(POINTER_TIME - 1);
    fireEvent.pointerMove(messages());
    wait(POINTER_TIME + 2999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with something to do stay until it is done or they are dismissed', () => {
    const run = vi.fn();
    act(() => void store.show('info', 'Gone', { label: 'Undo', run }));
    wait(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(messages()).toBeEmptyDOMElement();
  });

  test('with a place to go to lead there, and go like others', () => {
    act(() => void store.show('error', 'One needs Premium', { label: 'See the plans', to: '/premium' }));
    expect(screen.getByRole('alert')).toHaveTextContent('One needs Premium See the plans');
    const link = screen.getByRole('link', { name: 'See the plans' });
    expect(link).toHaveAttribute('href', '/premium');
    act(() => link.focus());
    wait(10_000);
    expect(link).toBeInTheDocument();
    act(() => link.blur());
    wait(3000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('stay while focus is inside, and can be dismissed', () => {
    notify('error', 'One');
    notify('error', 'Two');
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.focus());
    wait(10_000);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    fireEvent.click(present(first));
    expect(screen.getByRole('alert')).toHaveTextContent('Two');
    wait(3000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
