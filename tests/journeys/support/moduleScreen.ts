import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { FIRST_SIGN_CALLS } from './calls.ts';
import { pick } from './picker.ts';
import { showSettings } from './screen.ts';

/** A module's screen in one server, in the terms of its users. */
export interface ModuleScreen {
  page: Page;
  /** Opens the screen and waits until it is ready. */
  open(): Promise<void>;
  toggle(name: string): Locator;
  box(name: string): Locator;
  /** A control with a list. */
  picker(name: string): Locator;
  /** Opens a control's list and chooses an option. */
  choose(name: string, option: string): Promise<void>;
  /** The titles of the options in a control's list. Closes the list. */
  offered(name: string): Promise<string[]>;
  saveBar: Locator;
  save(): Promise<void>;
  /** Saves and waits for the success banner. */
  saved(success: string): Promise<void>;
  cancel(): Promise<void>;
  banner(text: string): Locator;
  /** The message below a field's control. */
  sentence(path: string): Locator;
}

export interface ScreenAddress {
  url: string;
  guild: string;
  section: string;
}

export function moduleScreen(page: Page, { url, guild, section }: ScreenAddress): ModuleScreen {
  const saveBar = page.getByRole('region', { name: 'Unsaved changes' });
  const options = page.getByRole('option');
  const screen: ModuleScreen = {
    page,
    saveBar,
    async open() {
      await page.goto(`${url}/dashboard/${guild}?section=${section}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await showSettings(page);
    },
    toggle: (name) => page.getByRole('switch', { name, exact: true }),
    box: (name) => page.getByRole('textbox', { name, exact: true }),
    picker: (name) => page.getByRole('combobox', { name, exact: true }),
    async choose(name, option) {
      await pick(page, screen.picker(name), option, true);
    },
    async offered(name) {
      await screen.picker(name).click();
      await expect(options.first()).toBeVisible();
      const titles = await options.allInnerTexts();
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      // Without the note after a title.
      return titles.map((title) => title.trim().split('\n')[0] ?? '');
    },
    save: () => saveBar.getByRole('button', { name: /^save$/i }).click(),
    async saved(success) {
      await screen.save();
      await expect(screen.banner(success)).toBeVisible();
      await expect(saveBar).toHaveCount(0);
    },
    cancel: () => saveBar.getByRole('button', { name: 'CANCEL' }).click(),
    banner: (text) => page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true }),
    sentence: (path) => page.locator(`[id="root_${path.replaceAll('.', '_')}__error"]`),
  };
  return screen;
}

/** Saves settings outside the page, like another window. */
export async function put(page: Page, { url, guild }: Omit<ScreenAddress, 'section'>, path: string, data: object) {
  const answer = await page.request.post(`${url}/auth/guilds/${guild}/${path}`, {
    data,
    headers: { origin: url, 'if-match': '*' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The response of a settings call. */
export async function get(page: Page, { url, guild }: Omit<ScreenAddress, 'section'>, path: string) {
  const answer = await page.request.get(`${url}/auth/guilds/${guild}/${path}`);
  return answer.json();
}

export interface Save {
  /** Relative to the server. */
  path: string;
  body: unknown;
}

/** Records the saves that a page sends. */
export function recordSaves(page: Page): Save[] {
  const saves: Save[] = [];
  page.on('request', (request: Request) => {
    const path = /\/auth\/guilds\/\d+\/(.*)$/.exec(new URL(request.url()).pathname)?.[1];
    if (request.method() === 'POST' && path && !FIRST_SIGN_CALLS.test(`/${path}`)) {
      saves.push({ path, body: request.postDataJSON() });
    }
  });
  return saves;
}

/** The body of a recorded save. */
export function bodyAt<Body>(saves: readonly Save[], at: number): Body {
  const save = saves[at];
  if (!save) throw new Error(`There were ${saves.length} saves`);
  return save.body as Body;
}
