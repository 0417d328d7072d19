import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type ModuleScreen, moduleScreen } from './support/moduleScreen.ts';
import { type Product, startProduct } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test as journey } from './support/test.ts';

/** A change in one module, and how it is checked. */
interface Change {
  section: string;
  make(screen: ModuleScreen): Promise<void>;
  success: string;
  see(screen: ModuleScreen): Promise<void>;
}

const CHANGES: Change[] = [
  {
    section: 'customize',
    async make({ box, toggle }) {
      await box('Command prefix').fill('>>');
      await toggle('Slash commands').click();
      await toggle('Allow administrators to modify bot settings').click();
    },
    success: 'All settings updated successfully!',
    async see({ box, toggle }) {
      await expect(box('Command prefix')).toHaveValue('>>');
      await expect(toggle('Slash commands')).not.toBeChecked();
      // The seeded value of the demo does not return.
      await expect(toggle('Allow administrators to modify bot settings')).not.toBeChecked();
    },
  },
  {
    section: 'welcomeLeave',
    async make({ box, toggle, choose }) {
      await toggle('Send a welcome message').click();
      await choose('Welcome channel', 'welcome');
      await box('Welcome message').fill('Ahoy {user} 🎉\nmind the ropes');
    },
    success: 'Settings updated successfully!',
    async see({ box, toggle, picker }) {
      await expect(toggle('Send a welcome message')).toBeChecked();
      await expect(picker('Welcome channel')).toContainText('welcome');
      await expect(box('Welcome message')).toHaveValue('Ahoy {user} 🎉\nmind the ropes');
    },
  },
  {
    section: 'userVerification',
    async make({ box }) {
      await box('Instructions').fill('Read the rules first.');
    },
    success: 'Settings saved successfully!',
    async see({ box }) {
      await expect(box('Instructions')).toHaveValue('Read the rules first.');
    },
  },
  {
    section: 'economy',
    async make({ box, toggle }) {
      await toggle('Enable the economy').click();
      await box('Primary currency symbol').fill('🪙');
      await box('Voice rate').fill('2.25');
    },
    success: 'Economy settings saved successfully!',
    async see({ box, toggle }) {
      await expect(toggle('Enable the economy')).toBeChecked();
      await expect(box('Primary currency symbol')).toHaveValue('🪙');
      await expect(box('Voice rate')).toHaveValue('2.25');
    },
  },
  {
    section: 'shop',
    async make({ page, choose, toggle }) {
      await toggle('Enable the shop').click();
      await page.getByRole('button', { name: 'Add item' }).click();
      await choose('Role', 'Sailor');
      await page.getByRole('button', { name: 'Done' }).click();
    },
    success: 'Shop settings saved successfully!',
    async see({ page, toggle }) {
      await expect(toggle('Enable the shop')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeVisible();
    },
  },
];

const test = journey.extend<{ own: { product: Product } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
  own: async ({}, use) => {
    const own = { product: await startProduct() };
    await use(own);
    await own.product.dispose();
  },
});

test('settings saved in each module are kept after a restart', async ({ page, own }) => {
  const screenOf = (section: string) => moduleScreen(page, { url: own.product.url, guild: HARBOUR_TAVERN, section });
  await signIn(page, own.product.url, 'owner');
  for (const { section, make, success } of CHANGES) {
    const screen = screenOf(section);
    await screen.open();
    await make(screen);
    await screen.saved(success);
  }
  own.product = await own.product.restart();
  await signIn(page, own.product.url, 'owner');
  for (const { section, see } of CHANGES) {
    const screen = screenOf(section);
    await screen.open();
    await see(screen);
    await expect(screen.saveBar).toHaveCount(0);
  }
});
