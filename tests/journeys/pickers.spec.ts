import type { Locator } from '@playwright/test';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { ECONOMY } from './support/modules.ts';
import { fitsPhones, type Opened } from './support/phones.ts';
import { control, field } from './support/screen.ts';
import { swipe } from './support/touch.ts';
import { variablesOf } from './support/variables.ts';

/**
 * Every kind of picker and menu on phones, opened by touch: it is whole and in the window, never widens the page, and is accessible. Colors,
 * dates and times are chosen in the browser's own, and members in `newWords.spec.ts`, where a module asks for them.
 */

const list = (page: Page) => page.getByRole('listbox');
const emojis = (page: Page) => page.getByRole('dialog', { name: 'Emojis' });

// A picker appears slowly, and is used meanwhile.
test.use({ reducedMotion: 'no-preference' });

interface Kind extends Opened {
  section: string;
}

const KINDS: Record<string, Kind> = {
  'a choice with headings': {
    section: 'customize',
    trigger: (page) => control(page, 'timezone'),
    shown: list,
  },
  'another server': {
    section: 'customize',
    trigger: (page) => page.getByRole('button', { name: /Switch server$/ }),
    shown: (page) => page.getByRole('dialog'),
  },
  'the sections': {
    section: 'customize',
    trigger: (page) => page.getByRole('button', { name: 'Open the section menu' }),
    shown: (page) => page.getByRole('dialog'),
  },
  'the search': {
    section: 'customize',
    trigger: (page) => page.getByRole('button', { name: 'Search settings' }),
    shown: (page) => page.getByRole('dialog'),
  },
  'a menu of a section': {
    section: 'customize',
    trigger: (page) => page.getByRole('button', { name: 'Section options' }).first(),
    shown: (page) => page.getByRole('menu'),
  },
  'a menu of a screen': {
    section: 'customize',
    trigger: (page) => page.getByRole('button', { name: 'Screen options' }),
    shown: (page) => page.getByRole('menu'),
  },
  'a text channel': {
    section: 'shop',
    trigger: (page) => control(page, 'log_channel_id'),
    shown: list,
  },
  'a voice channel': {
    section: 'tempVoice',
    trigger: (page) => control(page, 'hub_channel_id'),
    shown: list,
  },
  'a category': {
    section: 'tempVoice',
    trigger: (page) => control(page, 'parent_category_id'),
    shown: list,
  },
  'several channels': {
    section: 'economy',
    trigger: (page) => control(page, 'afk_channels'),
    shown: list,
  },
  'a role in an entry': {
    section: 'ranks',
    prepare: (page) => page.getByRole('button', { name: 'Add rank' }).tap(),
    trigger: (page) => field(page, 'ranks').getByRole('combobox', { name: 'Role' }).last(),
    shown: list,
  },
  'a role in an open row': {
    section: 'reactRoles',
    prepare: (page) => page.getByRole('button', { name: 'Add Button Role' }).tap(),
    trigger: (page) => field(page, 'button_rows').getByRole('combobox', { name: 'Role' }).last(),
    shown: list,
  },
  'an emoji': {
    section: 'reactRoles',
    prepare: (page) => page.getByRole('button', { name: 'Add Emoji Role' }).tap(),
    trigger: (page) => field(page, 'emoji_rows').getByRole('button', { name: 'Choose an emoji' }).last(),
    shown: emojis,
  },
  'the symbol of a currency': {
    section: 'economy',
    trigger: (page) => field(page, 'primary_currency_emoji').getByRole('button', { name: 'Choose an emoji' }),
    shown: emojis,
  },
  'the variables of a message': {
    section: 'statistics',
    prepare: (page) => page.getByRole('switch', { name: 'Enable statistics' }).tap(),
    trigger: (page) => variablesOf(page, 'message_template'),
    shown: (page) => page.getByRole('dialog', { name: 'Insert a variable' }),
  },
  'a variable in a line': {
    section: 'tempVoice',
    trigger: (page) => variablesOf(page, 'channel_name_template'),
    shown: (page) => page.getByRole('dialog', { name: 'Insert a variable' }),
  },
  'a mention in a message': {
    section: 'shop',
    trigger: (page) => field(page, 'message').getByRole('button', { name: 'Insert a mention' }),
    shown: (page) => page.getByRole('dialog', { name: 'Insert a mention' }),
  },
  'an emoji in a message': {
    section: 'shop',
    trigger: (page) => field(page, 'message').getByRole('button', { name: 'Insert an emoji' }),
    shown: emojis,
  },
  'a menu of a setting': {
    section: 'shop',
    trigger: (page) => field(page, 'message').getByRole('button', { name: 'Setting options' }),
    shown: (page) => page.getByRole('menu'),
  },
};

test.describe('on phones', () => {
  test.use({ hasTouch: true });

  for (const section of new Set(Object.values(KINDS).map((kind) => kind.section))) {
    test(`the pickers of ${section} fit all phones, and axe finds no violations`, async ({ page, open, store }) => {
      await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
      await store(HARBOUR_TAVERN, 'farming/config/', { voice_enabled: true, voice_afk_enabled: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(HARBOUR_TAVERN, section);
      for (const [turn, [kind, { section: its, ...opened }]] of Object.entries(KINDS).entries()) {
        if (its === section) await test.step(kind, () => fitsPhones(page, kind, opened, turn));
      }
    });
  }

  test('a list is a sheet that a press beside it or a pull closes, and nothing else is pressed', async ({
    page,
    open,
  }) => {
    const height = 844;
    await page.setViewportSize({ width: 390, height });
    await open(HARBOUR_TAVERN, 'customize');
    const sheet = page.getByRole('dialog').filter({ has: list(page) });
    const show = async () => {
      await control(page, 'timezone').tap();
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox();
          return box && [box.x, box.width, Math.round(box.y + box.height)];
        })
        .toEqual([0, 390, height]);
    };
    await show();
    const toggle = page.getByRole('switch', { name: 'Slash commands' });
    const before = await toggle.getAttribute('aria-checked');
    const at = await toggle.boundingBox();
    await page.touchscreen.tap((at?.x ?? 0) + 10, (at?.y ?? 0) + 10);
    await expect(sheet).toHaveCount(0);
    expect(await toggle.getAttribute('aria-checked')).toBe(before);
    await toggle.tap();
    await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '');

    await show();
    const { y = Number.NaN } = (await sheet.boundingBox()) ?? {};
    const handle = { x: 195, y: y + 12 };
    const isOnSheet = (panel: Element, { x, y }: typeof handle) => panel.contains(document.elementFromPoint(x, y));
    expect(await sheet.evaluate(isOnSheet, handle), `${y}`).toBe(true);
    await swipe(page, handle, { x: 195, y: y + 30 });
    await expect(sheet).toHaveCount(1);
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    await swipe(page, handle, { x: 195, y: y + 160 });
    await expect(sheet).toHaveCount(0);
    await expect(control(page, 'timezone')).toBeFocused();
  });
});

/** Stops whatever fades in from now on at half of its way; returns a function that lets it go on. */
async function holdAppearing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held = new Set<Animation>();
    Object.assign(window, { held, free: false });
    const look = () => {
      for (const animation of (window as unknown as { free: boolean }).free ? [] : document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (held.has(animation) || typeof duration !== 'number') continue;
        held.add(animation);
        animation.pause();
        animation.currentTime = duration / 2;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const { held } = window as unknown as { held: Set<Animation> };
      Object.assign(window, { free: true });
      for (const animation of held) animation.finish();
    });
}

const IMPATIENT: Record<
  string,
  {
    section: string;
    trigger(page: Page): Locator;
    item(page: Page): Locator;
    shows(page: Page): Promise<string | null>;
  }
> = {
  'an option of a list': {
    section: 'customize',
    trigger: (page) => control(page, 'timezone'),
    item: (page) => list(page).getByRole('option', { selected: false }).first(),
    shows: (page) => control(page, 'timezone').textContent(),
  },
  'an emoji': {
    section: 'economy',
    trigger: (page) => field(page, 'primary_currency_emoji').getByRole('button', { name: 'Choose an emoji' }),
    item: (page) => emojis(page).getByRole('gridcell').getByRole('button').first(),
    shows: (page) => control(page, 'primary_currency_emoji').inputValue(),
  },
};

for (const [what, { section, trigger, item, shows }] of Object.entries(IMPATIENT)) {
  test(`a press on ${what} counts while the picker is still appearing`, async ({ page, open, store }) => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    // The list is scrolled to the selected zone, and the first option is to be in view.
    await store(HARBOUR_TAVERN, 'customize/', { timezone: 'UTC' });
    await open(HARBOUR_TAVERN, section);
    const before = await shows(page);
    const appear = await holdAppearing(page);
    await trigger(page).click();
    await item(page).waitFor();
    const moving = () => page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
    await expect.poll(moving).toBe(true);
    const { x, y, width, height } = (await item(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // The picker arrives at its place between press and release.
    await appear();
    await page.mouse.up();
    await expect(item(page)).toHaveCount(0);
    await expect.poll(() => shows(page)).not.toBe(before);
  });
}
