import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { control, save, saveBar } from './support/screen.ts';
import { insertVariable } from './support/variables.ts';
import { counter, message, openWith, preview } from './support/welcomeLeave.ts';

/** Every way to get text into a field: the browser keeps the text, the form follows, and the caret stays where it belongs. */

const NAME = 'Guildhall';
const LONGEST = 32;

const botName = (page: Page) => control(page, 'bot_name');

/** Puts the caret into the bot's name. */
async function caretAt(page: Page, position: number): Promise<void> {
  await botName(page).focus();
  await botName(page).evaluate((field: HTMLInputElement, at) => field.setSelectionRange(at, at), position);
}

const caretOf = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.selectionStart ?? null);

/** An input method: text that is composed, and may be replaced until it is committed. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    commit: (text: string) => session.send('Input.insertText', { text }),
  };
}

test.describe('in a text', () => {
  test.beforeEach(async ({ page, store, open }) => {
    await store(HARBOUR_TAVERN, 'customize/', { bot_name: NAME, prefix: '/' });
    await open(HARBOUR_TAVERN);
    await expect(botName(page)).toHaveValue(NAME);
  });

  /** Takes back what was typed. */
  async function discard(page: Page): Promise<void> {
    await saveBar(page)
      .getByRole('button', { name: /cancel|discard/i })
      .click();
    await expect(botName(page)).toHaveValue(NAME);
  }

  test('what an input method commits and what is dictated without keys goes in at the caret, and is saved', async ({
    page,
  }) => {
    const { compose, commit } = await inputMethod(page);
    await caretAt(page, 5);
    for (const text of ['n', 'に', 'にh', 'にほ', 'にほん']) {
      await compose(text);
      await expect(botName(page)).toHaveValue(`Guild${text}hall`);
    }
    await expect(saveBar(page)).toBeVisible();
    await commit('日本');
    await expect(botName(page)).toHaveValue('Guild日本hall');
    expect(await caretOf(page)).toBe(7);
    await page.keyboard.type('!');
    await save(page);
    await expect(saveBar(page)).toHaveCount(0);
    await page.reload();
    await expect(botName(page)).toHaveValue('Guild日本!hall');

    await botName(page).fill(NAME);
    await caretAt(page, 5);
    await page.keyboard.insertText(' of the');
    await page.keyboard.insertText(' great ');
    await expect(botName(page)).toHaveValue('Guild of the great hall');
    await save(page);
    await expect(saveBar(page)).toHaveCount(0);
    await page.reload();
    await expect(botName(page)).toHaveValue('Guild of the great hall');
  });

  test('compositions are cut at the limit once they end, can be given up, and wait for a letter', async ({ page }) => {
    const { compose, commit } = await inputMethod(page);
    await test.step('one is not cut at the limit until it ends', async () => {
      await botName(page).fill('x'.repeat(LONGEST - 1));
      await caretAt(page, 10);
      await compose('にほんご');
      await expect(botName(page)).toHaveValue(`${'x'.repeat(10)}にほんご${'x'.repeat(LONGEST - 11)}`);
      await commit('日本語');
      await expect(botName(page)).toHaveValue(`${'x'.repeat(10)}日${'x'.repeat(LONGEST - 11)}`);
      expect(await caretOf(page)).toBe(11);
    });
    await discard(page);
    await test.step('one that is given up leaves nothing behind', async () => {
      await caretAt(page, 5);
      await compose('に');
      await expect(saveBar(page)).toBeVisible();
      await compose('');
      await expect(botName(page)).toHaveValue(NAME);
      await expect(saveBar(page)).toHaveCount(0);
    });
    await test.step('a dead key waits for its letter', async () => {
      await caretAt(page, 5);
      await compose('^');
      await expect(botName(page)).toHaveValue('Guild^hall');
      await commit('ê');
      await expect(botName(page)).toHaveValue('Guildêhall');
      expect(await caretOf(page)).toBe(6);
    });
  });

  test('what is pasted is cut at the limit; the browser and the form undo and repeat; text is dragged', async ({
    page,
    context,
  }) => {
    await test.step('the caret is behind what was pasted', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((text) => navigator.clipboard.writeText(text), 'o'.repeat(40));
      await caretAt(page, 5);
      await page.keyboard.press('ControlOrMeta+V');
      await expect(botName(page)).toHaveValue(`Guild${'o'.repeat(LONGEST - NAME.length)}hall`);
      expect(await caretOf(page)).toBe(LONGEST - 4);
    });
    await discard(page);
    await test.step('the browser undoes and repeats typing, and the form follows', async () => {
      await caretAt(page, 5);
      await page.keyboard.type('ing');
      await expect(botName(page)).toHaveValue('Guildinghall');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(botName(page)).toHaveValue(NAME);
      await expect(saveBar(page)).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+Shift+Z');
      await expect(botName(page)).toHaveValue('Guildinghall');
      await expect(saveBar(page)).toBeVisible();
    });
    await discard(page);
    await test.step('outside text fields, undo takes the letters out of the field again', async () => {
      await caretAt(page, 5);
      await page.keyboard.type('ing');
      await page.getByRole('switch', { name: 'Slash commands' }).focus();
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(botName(page)).toHaveValue(NAME);
      await expect(saveBar(page)).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+Y');
      await expect(botName(page)).toHaveValue('Guildinghall');
    });
    await test.step('what is undone in the focused field leaves the caret in its place', async () => {
      await botName(page).fill('The Guildhall');
      await discard(page);
      await caretAt(page, 5);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(botName(page)).toHaveValue('The Guildhall');
      await page.keyboard.type('-');
      await expect(botName(page)).toHaveValue('The Guild-hall');
    });
    await discard(page);
    await test.step('a selected text is dragged to another field', async () => {
      // Both fields are in view.
      await page.setViewportSize({ width: 1280, height: 1600 });
      await botName(page).dblclick({ position: { x: 30, y: 15 } });
      const word = await botName(page).boundingBox();
      const target = await control(page, 'prefix').boundingBox();
      if (!word || !target) throw new Error('The fields are not visible');
      await page.mouse.move(word.x + 30, word.y + word.height / 2);
      await page.mouse.down();
      await page.mouse.move(word.x + 60, word.y + word.height / 2, { steps: 4 });
      await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect(control(page, 'prefix')).toHaveValue('/Guil');
      await expect(botName(page)).toHaveValue('');
      await expect(saveBar(page)).toBeVisible();
    });
  });
});

test('a message takes composed, dictated, undone and inserted text; counter and preview follow', async ({
  page,
  open,
}) => {
  await openWith(page, open, { welcome_enabled: true, welcome_message: 'Hello' });
  const { compose, commit } = await inputMethod(page);
  const text = message(page, 'welcome');
  await text.focus();
  await page.keyboard.press('Control+End');
  await compose(' せ');
  await expect(counter(page, 'welcome')).toContainText('7 /');
  await compose(' せかい');
  await commit(' 世界');
  await expect(preview(page, 'welcome')).toContainText('Hello 世界');
  await page.keyboard.insertText(' and ');
  await insertVariable(page, 'welcome_message', '{user}');
  await expect(text).toHaveValue('Hello 世界 and {user}');
  await expect(counter(page, 'welcome')).toContainText('19 /');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveValue('Hello 世界 and ');
  await expect(counter(page, 'welcome')).toContainText('13 /');
  await expect(preview(page, 'welcome')).not.toContainText('@');
});

test('a number keeps composed text that is no number, and takes it once it is one', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'economy');
  const { compose, commit } = await inputMethod(page);
  const rate = control(page, 'message_min_length');
  await rate.fill('');
  await compose('x');
  await expect(rate).toHaveValue('x');
  await rate.blur();
  await expect(rate).toHaveValue('x');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await rate.fill('');
  await compose('1');
  await commit('12');
  await expect(rate).toHaveValue('12');
  await rate.press('ArrowUp');
  await expect(rate).toHaveValue('13');
  await expect(rate).not.toHaveAttribute('aria-invalid');
});
