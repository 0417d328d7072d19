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
  test('close after three seconds', () => {
    notify('success', 'Saved!');
    wait(2999);
    expect(messages()).toHaveTextContent('Saved!');
    wait(1);
    expect(messages()).toBeEmptyDOMElement();
  });

  test('are announced once: errors as alerts, others by the live region', () => {
    expect(messages()).toHaveAttribute('aria-live', 'polite');
    notify('success', 'Saved!');
    notify('error', 'No');
    expect(within(messages()).queryByRole('status')).not.toBeInTheDocument();
    expect(within(messages()).getByRole('alert')).toHaveTextContent('No');
  });

  test('are in order of appearance, each with its own timer', () => {
    notify('error', 'First');
    wait(2000);
    notify('error', 'Second');
    expect(screen.getAllByRole('alert').map((banner) => banner.textContent)).toEqual(['First', 'Second']);
    wait(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
  });

  test('restart their timer when repeated', () => {
    notify('error', 'No');
    wait(2000);
    notify('error', 'No');
    wait(2000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('stay while the pointer moves over them, and then for their remaining time', () => {
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

  test('close although the pointer rests or is held down on them', () => {
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

  test('with an action stay until it is run or they are dismissed', () => {
    const run = vi.fn();
    act(() => void store.show('info', 'Gone', { label: 'Undo', run }));
    wait(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(messages()).toBeEmptyDOMElement();
  });

  test('with a link navigate there, and close like others', () => {
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

  test('stay while focus is inside, although the pointer came first and rests', () => {
    notify('error', 'Read me');
    fireEvent.pointerMove(messages());
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    wait(2 * POINTER_TIME);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => dismiss.blur());
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
