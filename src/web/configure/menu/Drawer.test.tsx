// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { screenWidth } from '../../testing/screenWidth.ts';

vi.mock('../../product/catalogue.ts', () => ({
  emojiFiles: {},
  product: { name: 'Guildhall', shortName: 'Guildhall', defaultLanguage: 'en', languages: ['en'] },
  plans: [{ id: 'free', title: 'Free' }],
  planTitles: { en: { free: 'Free' } },
  moduleIds: ['customize', 'shop'],
  formerModules: {},
  pageIds: ['overview'],
}));

vi.mock('../../product/menu.ts', () => ({
  pages: { en: [{ id: 'overview', title: 'Overview', icon: 'layout-dashboard' }] },
  menu: {
    en: [
      {
        id: 'general',
        title: 'General',
        items: [
          { id: 'customize', title: 'Customize Bot', icon: 'hand' },
          { id: 'shop', title: 'Shop', icon: 'store' },
        ],
      },
    ],
  },
}));

vi.mock('../ModuleView.tsx', () => ({
  ModuleView: (props: { id: string; onDirtyChange(dirty: boolean): void }) => (
    <section>
      <h1>Screen of {props.id}</h1>
      <button type="button" onClick={() => props.onDirtyChange(true)}>
        Edit
      </button>
      <div data-testid="table" style={{ overflowX: 'auto' }}>
        wide
      </div>
    </section>
  ),
}));

let server: FakeServer;

beforeEach(() => {
  screenWidth(768);
  server = fakeServer();
  server.reply('/auth/guilds/77/permissions', { is_owner: true, can_modify: true, is_premium: false });
  server.reply('/auth/guilds/77/', { name: 'Hall', icon_url: null });
  server.reply('/api/auth/user-data/', { guilds_with_bot: [], guilds_without_bot: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const view = renderAt('/dashboard', '/dashboard/77?section=customize');
  const content = await screen.findByRole('heading', { name: 'Screen of customize' });
  return { ...view, content };
}
const drawer = () => screen.queryByRole('dialog', { name: 'Sections' });
const opened = () => screen.findByRole('dialog', { name: 'Sections' });
const closed = () => waitFor(() => expect(drawer()).not.toBeInTheDocument());
const toggle = () => screen.getByRole('button', { name: 'Open the section menu' });

function swipe(target: Element, from: [number, number], to: [number, number]) {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(target, { touches: [touch(from)], changedTouches: [touch(from)] });
  fireEvent.touchMove(target, { touches: [touch(to)], changedTouches: [touch(to)] });
  fireEvent.touchEnd(target, { touches: [], changedTouches: [touch(to)] });
}

test('exists up to 768 px, is closed at first, and opens by its button', async () => {
  await open();
  expect(drawer()).not.toBeInTheDocument();
  await userEvent.click(toggle());
  expect(within(await opened()).getByRole('link', { name: 'Shop' })).toBeInTheDocument();
});

test('does not exist at 769 px', async () => {
  screenWidth(769);
  await open();
  expect(screen.queryByRole('button', { name: 'Open the section menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeInTheDocument();
});

describe('closes', () => {
  test('on Escape, returning the focus to its button', async () => {
    const { address } = await open();
    await userEvent.click(toggle());
    const dialog = await opened();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(toggle()).toHaveFocus());
    expect(address()).toBe('/dashboard/77?section=customize');
  });

  test('on Back, staying on the page', async () => {
    const { address, history } = await open();
    await userEvent.click(toggle());
    await opened();
    await act(async () => history.go(-1));
    await closed();
    expect(address()).toBe('/dashboard/77?section=customize');
  });

  test('on a press outside', async () => {
    const { address } = await open();
    await userEvent.click(toggle());
    await opened();
    await userEvent.click(screen.getByTestId('drawer-overlay'));
    await closed();
    expect(address()).toBe('/dashboard/77?section=customize');
  });

  test('after an item is chosen; Back then leads to the previous section', async () => {
    const { address, history } = await open();
    await userEvent.click(toggle());
    await userEvent.click(within(await opened()).getByRole('link', { name: 'Shop' }));
    expect(await screen.findByRole('heading', { name: 'Screen of shop' })).toBeInTheDocument();
    await closed();
    expect(address()).toBe('/dashboard/77?section=shop');
    await act(async () => history.go(-1));
    expect(await screen.findByRole('heading', { name: 'Screen of customize' })).toBeInTheDocument();
    expect(drawer()).not.toBeInTheDocument();
  });

  test('after the current item is chosen again', async () => {
    const { address } = await open();
    await userEvent.click(toggle());
    await userEvent.click(within(await opened()).getByRole('link', { name: 'Customize Bot' }));
    await closed();
    expect(address()).toBe('/dashboard/77?section=customize');
  });

  test('before the question about unsaved changes', async () => {
    const { address } = await open();
    await userEvent.click(screen.getByText('Edit'));
    await userEvent.click(toggle());
    await userEvent.click(within(await opened()).getByRole('link', { name: 'Shop' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument();
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/dashboard/77?section=shop'));
  });
});

describe('a swipe', () => {
  test.each<[string, [number, number], [number, number]]>([
    ['from the edge', [40, 300], [111, 300]],
    ['from the edge at any angle', [5, 300], [76, 500]],
    ['sideways from anywhere', [200, 300], [271, 330]],
  ])('%s opens the drawer', async (_, from, to) => {
    const { content } = await open();
    swipe(content, from, to);
    await opened();
  });

  test.each<[string, [number, number], [number, number]]>([
    ['of 70 px', [10, 300], [80, 300]],
    ['that is mostly vertical', [200, 300], [280, 390]],
    ['to the left', [300, 300], [200, 300]],
  ])('%s does not open it', async (_, from, to) => {
    const { content } = await open();
    swipe(content, from, to);
    await act(async () => {});
    expect(drawer()).not.toBeInTheDocument();
  });

  test('on horizontally scrollable content does not open it, except from the edge', async () => {
    await open();
    const table = screen.getByTestId('table');
    Object.defineProperties(table, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    swipe(table, [200, 300], [300, 300]);
    await act(async () => {});
    expect(drawer()).not.toBeInTheDocument();
    swipe(table, [20, 300], [120, 300]);
    await opened();
  });

  test('on a dialog over the page does not open it', async () => {
    await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    swipe(dialog, [10, 300], [120, 300]);
    dialog.remove();
    await act(async () => {});
    expect(drawer()).not.toBeInTheDocument();
  });

  test('to the left closes it', async () => {
    const { content } = await open();
    swipe(content, [10, 300], [120, 300]);
    swipe(await opened(), [250, 300], [150, 310]);
    await closed();
  });
});

test('is closed after a reload', async () => {
  const { history, unmount } = await open();
  await userEvent.click(toggle());
  await opened();
  const { state, pathname, search } = history.visit().location;
  unmount();
  renderAt({ address: pathname + search, state });
  await screen.findByRole('heading', { name: 'Screen of customize' });
  expect(drawer()).not.toBeInTheDocument();
});

/** Replaces IntersectionObserver. @returns a function that says where the marks of a link are */
function observeMarks(): (link: HTMLElement, place: 'above' | 'in view' | 'below') => void {
  const observers: { marks: Set<Element>; tell: IntersectionObserverCallback }[] = [];
  class Observer {
    marks = new Set<Element>();
    tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
      observers.push(this);
    }
    observe = (mark: Element) => void this.marks.add(mark);
    unobserve = (mark: Element) => void this.marks.delete(mark);
    disconnect = () => this.marks.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (link, place) =>
    act(() => {
      const boundingClientRect = new DOMRect(0, place === 'above' ? -100 : window.innerHeight + 100);
      for (const observer of observers) {
        for (const target of observer.marks) {
          const entry = { target, isIntersecting: place === 'in view', boundingClientRect };
          if (link.contains(target)) observer.tell([entry as IntersectionObserverEntry], observer as never);
        }
      }
    });
}

describe('what others have changed', () => {
  const link = (name: RegExp) => within(screen.getByRole('dialog')).findByRole('link', { name });
  const more = () => within(screen.getByRole('dialog')).queryByRole('button', { name: /more module/ });

  test('is shown by the button of the menu and marked in it', async () => {
    observeMarks();
    server.reply('/auth/guilds/77/history/unseen/', { modules: [{ module: 'shop', by: { name: 'Ana' } }] });
    renderAt('/dashboard/77?section=customize');
    const button = await screen.findByRole('button', { name: 'Open the section menu' });
    fireEvent.pointerMove(button, { movementX: 1 });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('Others have changed settings since you last looked'),
    );
    await userEvent.click(button);
    const shop = await link(/^Shop/);
    expect(shop).toHaveAccessibleName(/^Shop ?Changed by Ana since you last looked$/);
    await userEvent.click(shop);
    await screen.findByRole('heading', { name: 'Screen of shop' });
    await waitFor(() => expect(button).not.toHaveAccessibleDescription());
  });

  test('is led to while its marks are beyond the ends of the menu', async () => {
    const place = observeMarks();
    const modules = ['customize', 'shop'].map((module) => ({ module, by: { name: 'Ana' } }));
    server.reply('/auth/guilds/77/history/unseen/', { modules });
    renderAt('/dashboard/77');
    await userEvent.click(await screen.findByRole('button', { name: 'Open the section menu' }));
    const [customize, shop] = [await link(/^Customize Bot.*Ana/), await link(/^Shop.*Ana/)];
    expect(more()).not.toBeInTheDocument();
    // What leads to them is loaded once there is something.
    await waitFor(() => {
      place(customize, 'above');
      place(shop, 'below');
      expect(more()).toHaveTextContent('2 more modules were changed');
    });
    place(customize, 'in view');
    expect(more()).toHaveTextContent('1 more module was changed');
    await userEvent.click(screen.getByRole('button', { name: '1 more module was changed' }));
    expect(shop).toHaveFocus();
    place(shop, 'in view');
    expect(more()).not.toBeInTheDocument();
    // What was in view once is known.
    place(customize, 'above');
    expect(more()).not.toBeInTheDocument();
  });
});
