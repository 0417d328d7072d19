import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';

/** The studio on a copy of the project, for the journeys of a file. */
export interface StudioJourney {
  textOf(file: string): string;
  write(file: string, text: string): void;
  /** Opens the studio anew at a place, such as `schemas/plans.json#plans/0`, and waits for its screen. */
  open(page: Page, place: string): Promise<void>;
}

/** A studio that runs on a copy of the project. */
export interface RunningStudio {
  root: string;
  address: string;
  stop(): void;
}

/** Starts the studio on a copy of the project. */
export async function startStudio(): Promise<RunningStudio> {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-studio-'));
  for (const part of ['schemas', 'generated', 'biome.json']) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const stored = { shop: { version: 0, settings: { enabled: true, message: 'Fresh fish daily' } } };
  const exported = { type: 'bot-settings', format: 1, server: 'Harbour Tavern', modules: stored };
  writeFileSync(join(root, 'settings.json'), JSON.stringify(exported));
  const options = ['--port', '0', '--root', root, '--settings', join(root, 'settings.json')];
  const studio = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/studio.ts', ...options]);
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part.toString();
      const at = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (at) found(at);
    };
    studio.stdout.on('data', listen);
    studio.stderr.on('data', listen);
    studio.once('exit', () => failed(new Error(said)));
  });
  return {
    root,
    address,
    stop: () => {
      studio.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Starts the studio on a copy of the project before the tests of a file, and ends it afterwards. */
export function studioJourney(): StudioJourney {
  let studio: RunningStudio | undefined;
  test.beforeAll(async () => {
    studio = await startStudio();
  });
  test.afterAll(() => studio?.stop());
  const pathOf = (file: string) => join(studio?.root ?? '', file);
  return {
    textOf: (file) => readFileSync(pathOf(file), 'utf8'),
    write: (file, text) => writeFileSync(pathOf(file), text),
    async open(page, place) {
      await page.goto('about:blank');
      await page.goto(`${studio?.address}#${place}`);
      // The first screen of a studio that has just started waits until the whole project is read.
      await expect(screenOf(page).locator('h1, h2, h3').first()).toBeVisible({ timeout: 60_000 });
    },
  };
}

/** The live screen. */
export function screenOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Waits until the live screen is the one that the drafts make. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Live screen' })).toHaveAttribute('aria-busy', 'false');
  const frame = page.getByTitle('The screen as it will be');
  await expect(async () => {
    expect(await frame.getAttribute('data-drawn')).toBe(await frame.getAttribute('data-turn'));
  }).toPass();
}

export function saveButton(page: Page) {
  return page.getByRole('button', { name: /^Save(?: \d+ files)?$/ });
}
