import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../browserOptions.ts';
import { startStudio } from '../../journeys/support/studio.ts';

/** Milliseconds from the browser's key event to the live screen that has it, for each edit. */
export interface StudioResult {
  edit: string;
  times: number[];
}

const PLACE = 'schemas/modules/blackjack/module.json#settings/properties/min_bet';

/** What is typed: the field of the form, and the keys that leave it as it was. The screen changes with each of them. */
const EDITS = [
  { edit: 'a text', field: 'title', keys: ['a', 'Backspace'] },
  { edit: 'a limit', field: 'minimum', keys: ['2', 'Backspace'] },
];

/** Types into a form of the studio, each key once the screen of the one before is drawn. The first keys are a warm-up. */
export async function measureStudio({ edits }: { edits: number }): Promise<StudioResult[]> {
  console.log('studio: starting');
  const studio = await startStudio();
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${studio.address}#${PLACE}`);
    await page.waitForFunction(() => document.querySelector('iframe')?.hasAttribute('data-drawn'));
    await watchEdits(page);
    const results: StudioResult[] = [];
    for (const { edit, field, keys } of EDITS) {
      await page.getByLabel(field, { exact: true }).press('End');
      results.push({ edit, times: await timesOf(page, keys, Math.ceil(edits / EDITS.length)) });
    }
    return results;
  } finally {
    await browser.close();
    studio.stop();
  }
}

const WARM_UP = 10;

async function timesOf(page: Page, keys: readonly string[], edits: number): Promise<number[]> {
  const times: number[] = [];
  for (let edit = 0; edit < edits + WARM_UP; edit++) {
    await page.evaluate(() => {
      window.drawn = window.editDrawn();
    });
    await page.keyboard.press(keys[edit % keys.length] ?? '');
    times.push(await page.evaluate(() => window.drawn));
  }
  return times.slice(WARM_UP);
}

declare global {
  interface Window {
    /** The milliseconds from the next edit to its screen. */
    editDrawn(): Promise<number>;
    /** The same for the edit that is under way. */
    drawn: Promise<number>;
  }
}

/** Lets the page say when an edit is drawn. */
async function watchEdits(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.editDrawn = () =>
      new Promise((resolve) => {
        const frame = document.querySelector('iframe');
        const before = Number(frame?.dataset.turn);
        let typed = 0;
        document.addEventListener(
          'input',
          (event) => {
            typed = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          const drawn = Number(frame?.dataset.drawn);
          if (drawn <= before || frame?.dataset.drawn !== frame?.dataset.turn) return;
          observer.disconnect();
          resolve(performance.now() - typed);
        });
        if (frame) observer.observe(frame, { attributes: true, attributeFilter: ['data-drawn'] });
      });
  });
}
