// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { present } from '../../testing/present.ts';
import { content, observeViews, pass, reduceMotion, renderLanding, showTab } from '../../testing/renderLanding.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';

let scroll: (inView: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  scroll = observeViews();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(): void {
  renderLanding(<FeatureTabs tabs={content.features.tabs} label="Features" />);
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the feature tabs', () => {
  test('each show three cards', () => {
    open();
    for (const { title, cards } of content.features.tabs) {
      const panel = present(document.getElementById(tab(title).getAttribute('aria-controls') ?? ''));
      expect(panel.getAttribute('aria-labelledby')).toBe(tab(title).id);
      fireEvent.click(tab(title));
      const headings = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 });
      expect(screen.getByRole('tabpanel')).toBe(panel);
      expect(headings.map(({ textContent }) => textContent)).toEqual(cards.map((card) => card.title));
    }
  });

  test('wait until they are in view, then advance every five seconds in a loop', () => {
    open();
    pass(20_000);
    expect(selected()).toBe('Moderation');
    scroll(true);
    pass(4950);
    expect(selected()).toBe('Moderation');
    pass(50);
    expect(selected()).toBe('Economy');
    pass(5000);
    expect(selected()).toBe('Utilities');
    pass(5000);
    expect(selected()).toBe('Entertainment');
    pass(5000);
    expect(selected()).toBe('Moderation');
  });

  test('stay on a chosen tab for fifteen seconds after the last press', () => {
    open();
    scroll(true);
    fireEvent.click(tab('Entertainment'));
    pass(14_000);
    fireEvent.click(tab('Utilities'));
    // The rest of fifteen seconds, then the usual five.
    pass(15_000 + 4950);
    expect(selected()).toBe('Utilities');
    pass(50);
    expect(selected()).toBe('Entertainment');
  });

  test('do not advance while the pointer moves over the cards, out of view, or in a hidden tab', () => {
    open();
    scroll(true);
    const card = screen.getByText('Verification');
    fireEvent.pointerMove(card, { pointerType: 'mouse', movementX: 3 });
    pass(30_000);
    expect(selected()).toBe('Moderation');
    fireEvent.pointerLeave(present(screen.getByRole('tabpanel', { name: 'Moderation' }).parentElement));
    pass(5000);
    expect(selected()).toBe('Economy');
    scroll(false);
    pass(30_000);
    expect(selected()).toBe('Economy');
    scroll(true);
    showTab(false);
    pass(30_000);
    expect(selected()).toBe('Economy');
    showTab(true);
    pass(5000);
    expect(selected()).toBe('Utilities');
  });

  test('stay as they are while animations are paused', () => {
    open();
    scroll(true);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the animations' }));
    pass(20_000);
    expect(selected()).toBe('Moderation');
    fireEvent.click(tab('Utilities'));
    pass(30_000);
    expect(selected()).toBe('Utilities');
    fireEvent.click(screen.getByRole('button', { name: 'Resume the animations' }));
    pass(5000);
    expect(selected()).toBe('Entertainment');
  });

  test('follow the arrow keys, Home and End, with one tab in the tab order', () => {
    open();
    const press = (key: string) => fireEvent.keyDown(present(document.activeElement), { key });
    tab('Moderation').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Economy'],
      ['End', 'Entertainment'],
      ['ArrowRight', 'Moderation'],
      ['ArrowLeft', 'Entertainment'],
      ['Home', 'Moderation'],
    ] as const) {
      press(key);
      expect(selected()).toBe(name);
      expect(tab(name)).toHaveFocus();
      expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)]);
    }
  });

  test('work as tabs with reduced motion too, without advancing', () => {
    reduceMotion();
    open();
    scroll(true);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Moderation',
      'Economy',
      'Utilities',
      'Entertainment',
    ]);
    expect(screen.queryByRole('button', { name: 'Pause the animations' })).toBeNull();
    fireEvent.click(tab('Utilities'));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    pass(60_000);
    expect(selected()).toBe('Utilities');
  });
});
