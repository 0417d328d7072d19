import { HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { startProduct } from './support/product.ts';
import { control, saveBar, showSettings } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a server that was never configured shows the defaults', async ({ page }) => {
  // A product of its own, because other journeys save settings.
  const product = await startProduct();
  try {
    await signIn(page, product.url, 'owner');
    for (const guild of [HARBOUR_TAVERN, QUIET_LIBRARY]) {
      const section = (id: string) => page.goto(`${product.url}/dashboard/${guild}?section=${id}`);
      await section('customize');
      await expect(control(page, 'prefix')).toHaveValue('/');
      await expect(control(page, 'bot_name')).toHaveValue('Guildhall');
      await expect(control(page, 'embed_color')).toHaveValue('#ffffff');
      await expect(page.getByRole('radio', { name: 'Embed' })).toBeChecked();
      await expect(control(page, 'enable_slash_commands')).toBeChecked();
      await expect(control(page, 'timezone')).toHaveText('Coordinated Universal Time (UTC+00:00)');
      await expect(control(page, 'admin_modify')).toBeChecked({ checked: guild === HARBOUR_TAVERN });

      await section('welcomeLeave');
      for (const part of ['welcome', 'leave']) {
        await expect(control(page, `${part}_enabled`)).not.toBeChecked();
        await expect(control(page, `${part}_channel_id`)).toHaveText('Select channel');
        await expect(control(page, `${part}_message`)).toHaveValue('');
      }
      await expect(control(page, 'welcome_image_enabled')).not.toBeChecked();
      await expect(page.getByRole('radio', { name: 'Minimal' })).toBeChecked();

      await section('userVerification');
      await expect(control(page, 'verification_enabled')).not.toBeChecked();
      await showSettings(page);
      await expect(page.getByRole('radio', { name: 'Basic Verification' })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Permissive' })).toBeChecked();
      await expect(control(page, 'timeout_minutes')).toHaveValue('10');
      await expect(control(page, 'kick_on_timeout')).not.toBeChecked();
      await expect(control(page, 'verification_instructions')).toHaveValue(/\S/);
      await expect(saveBar(page)).toHaveCount(0);
    }
  } finally {
    await product.dispose();
  }
});
