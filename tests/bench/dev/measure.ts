import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { HARBOUR_TAVERN } from '../../../src/simulators/demo/world.ts';
import { browserOptions } from '../../browserOptions.ts';
import { AlteredProject } from '../../journeys/support/altered.ts';
import { startDevelopment } from '../../journeys/support/development.ts';
import { signIn } from '../../journeys/support/signIn.ts';

/** Milliseconds from saving a file to the updated screen, for each edit. */
export interface DevelopmentResult {
  edit: string;
  times: number[];
}

/** Milliseconds between two edits. */
const PAUSE = 1000;

const MODULE = 'schemas/modules/blackjack/module.json';

/** Edits a schema in a copy of the project while a browser shows its screen. The first edit is a warm-up. */
export async function measureDevelopment({ edits }: { edits: number }): Promise<DevelopmentResult[]> {
  console.log('dev: starting');
  const project = AlteredProject.copy();
  const browser = await chromium.launch(browserOptions);
  const development = await startDevelopment(project);
  try {
    const page = await browser.newPage();
    await signIn(page, development.url, 'owner');
    await page.goto(`${development.url}/dashboard/${HARBOUR_TAVERN}?section=blackjack`);
    return [{ edit: 'a title', times: await timesOf(page, project, edits, titleOf(project)) }];
  } finally {
    await browser.close();
    await development.stop();
    project.remove();
  }
}

function titleOf(project: AlteredProject): string {
  return JSON.parse(project.read(MODULE)).screen.title;
}

async function timesOf(page: Page, project: AlteredProject, edits: number, first: string): Promise<number[]> {
  let title = first;
  await heading(page, title).waitFor();
  const times: number[] = [];
  for (let edit = 0; edit <= edits; edit++) {
    const next = `Blackjack, edit ${edit}`;
    // Nobody saves while the last save is still being written.
    await setTimeout(PAUSE);
    const start = performance.now();
    project.replace(MODULE, '"screen"', `"title": "${title}"`, `"title": "${next}"`);
    await shown(page, next);
    times.push(performance.now() - start);
    title = next;
  }
  return times.slice(1);
}

/** Waits for the frame that shows a heading. Playwright's own waiting looks every 500 ms in the end. */
function shown(page: Page, name: string): Promise<void> {
  return page.evaluate(async (text) => {
    while ([...document.querySelectorAll('h1')].every(({ textContent }) => textContent !== text)) {
      await new Promise(requestAnimationFrame);
    }
  }, name);
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true });
}
