import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import { inTurn } from './sample.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  rule: string;
  nodes: string[];
}

type Theme = 'light' | 'dark';

/** The rules about colours. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];

/** The narrowest window of a desktop. */
const WIDE = 769;

/**
 * Runs axe over the current page and expects no findings. Without a theme, phones are tested in the dark one and desktops in
 * the light one. Themes differ in colours alone, so those after the first are tested for contrast.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  themes: readonly Theme[] = inTurn(['light', 'dark'] as const, Number((page.viewportSize()?.width ?? WIDE) < WIDE)),
): Promise<void> {
  for (const [at, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await atRest(page);
    expect(await findings(page, at > 0 ? CONTRAST : undefined), `axe, ${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Runs axe in a frame of the page, which it otherwise passes over. @param title that of the frame */
export async function expectFrameAccessible(page: Page, title: string, what: string): Promise<void> {
  const frame = await (await page.getByTitle(title).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no frame '${title}'`);
  expect(await findings(frame), `axe, ${what}`).toEqual([]);
}

/** Colors would be measured in the middle of a transition. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

async function findings(page: Page | Frame, rules?: string[]): Promise<Finding[]> {
  // The policy forbids script elements, but not what Playwright evaluates.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      // Nobody has put axe into frames.
      iframes: false,
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      nodes: nodes.map(({ target, any, all, none }) =>
        [target.join(' '), ...[...any, ...all, ...none].map(({ message }) => message)].join(' | '),
      ),
    }));
  }, rules);
}
