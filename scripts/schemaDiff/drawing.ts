import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import type { ScreenMessage } from '../../src/studio/app/screen/settings.ts';
import type { PageFile } from '../../src/studio/server/page.ts';
import { findBrowser } from '../start/setup.mjs';

/** A screen drawn with one of its tabs open. */
export interface Drawing {
  /** The title of the tab; undefined on a screen without. */
  tab?: string;
  png: Buffer;
}

/** The rows of two pictures between those that are the same at the top and at the bottom, in shares of their heights. */
export interface PictureDifference {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/** Draws screens as the studio does. */
export interface ScreenPainter {
  /** A whole screen, once for each of its tabs. */
  draw(message: ScreenMessage): Promise<Drawing[]>;
  /** Where two pictures differ; undefined if they look the same. */
  compare(before: Buffer, after: Buffer): Promise<PictureDifference | undefined>;
  close(): Promise<void>;
}

/** No such server exists: every request is answered with a file of the studio. */
const ORIGIN = 'http://studio.localhost';
const WIDTH = 1120;
/** Heights of pictures; higher screens are cut. */
const LOWEST = 200;
const HIGHEST = 6000;

const HOST =
  '<!doctype html><title>Host</title><style>body{margin:0}iframe{display:block;border:0;width:100vw;height:100vh}</style><iframe src="/screen.html"></iframe>';

/** @param page the studio's page @throws Error if there is no browser */
export async function startPainter(page: ReadonlyMap<string, PageFile>): Promise<ScreenPainter> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('Pictures need Chromium. Install it, or name it in CHROMIUM.');
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { host, frame } = await openHost(browser, page);
    return {
      draw: (message) => draw(host, frame, message),
      compare: (before, after) => compare(host, before, after),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Opens the page around the screen, and waits until it can draw. */
async function openHost(browser: Browser, page: ReadonlyMap<string, PageFile>): Promise<{ host: Page; frame: Frame }> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: LOWEST }, reducedMotion: 'reduce' });
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: HOST });
    const file = page.get(pathname);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: file.type, body: Buffer.from(file.content) });
  });
  const host = await context.newPage();
  // With tsx, functions that run in the page call this helper.
  await host.addInitScript('globalThis.__name = (named) => named');
  await host.addInitScript(() => {
    window.addEventListener('message', ({ data }) => {
      const { kind, turn } = data;
      document.documentElement.dataset[kind] = String(turn ?? true);
    });
  });
  await host.goto(ORIGIN);
  await host.locator('html[data-ready]').waitFor({ state: 'attached' });
  const frame = host.frame({ url: `${ORIGIN}/screen.html` });
  if (!frame) throw new Error('The page of the screen cannot be opened');
  // Fonts that come late are not used at all.
  await frame.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  // What is out of sight has its real height, too.
  await frame.addStyleTag({ content: '* { content-visibility: visible !important }' });
  return { host, frame };
}

async function draw(host: Page, frame: Frame, message: ScreenMessage): Promise<Drawing[]> {
  // Without its type, which is too deep for the one of `evaluate`.
  const data: unknown = message;
  await host.evaluate((sent) => window.frames[0]?.postMessage(sent, window.location.origin), data);
  await host.locator(`html[data-drawn="${message.turn}"]`).waitFor({ state: 'attached' });
  const tabs = frame.getByRole('tablist').first().getByRole('tab');
  const count = await tabs.count();
  if (count === 0) return [{ png: await picture(host, frame) }];
  const drawings: Drawing[] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    drawings.push({ tab: (await tab.textContent()) ?? '', png: await picture(host, frame) });
  }
  return drawings;
}

/** A picture of everything in the frame, without the mouse or the focus on anything. */
async function picture(host: Page, frame: Frame): Promise<Buffer> {
  await host.mouse.move(0, 0);
  await frame.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await frame.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return document.fonts.ready;
  });
  // A screen is at least as high as its window.
  await resize(host, frame, LOWEST);
  const height = await frame.evaluate(() => document.getElementById('root')?.getBoundingClientRect().height ?? 0);
  await resize(host, frame, Math.min(HIGHEST, Math.ceil(height)));
  return host.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Gives the window a height, and waits until the screen in it is drawn anew. */
async function resize(host: Page, frame: Frame, height: number): Promise<void> {
  await host.setViewportSize({ width: WIDTH, height });
  await frame.waitForFunction((expected) => window.innerHeight === expected, height);
  await frame.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
}

async function compare(host: Page, before: Buffer, after: Buffer): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const sources = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const found = await host.evaluate(async (pictures) => {
    const read = async (source: string) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(picture, 0, 0);
      const data = drawing?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
      const length = picture.width * 4;
      const rowAt = (row: number) => data.subarray(row * length, (row + 1) * length);
      return { height: picture.height, rowAt };
    };
    const [old, now] = await Promise.all([read(pictures[0] ?? ''), read(pictures[1] ?? '')]);
    // The same edges are not always smoothed alike.
    const isSame = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
      a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 24);
    const rows = Math.min(old.height, now.height);
    let top = 0;
    while (top < rows && isSame(old.rowAt(top), now.rowAt(top))) top += 1;
    let bottom = 0;
    while (bottom < rows - top && isSame(old.rowAt(old.height - 1 - bottom), now.rowAt(now.height - 1 - bottom)))
      bottom += 1;
    if (old.height === now.height && top === rows) return null;
    const within = (height: number): [number, number] => [top / height, (height - bottom) / height];
    return { before: within(old.height), after: within(now.height) };
  }, sources);
  return found ?? undefined;
}
