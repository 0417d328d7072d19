import { alter } from './calls.ts';
import { HARBOUR_TAVERN } from './guilds.ts';
import type { Page } from './journey.ts';
import { control, field } from './screen.ts';

/** Everything off. */
export const empty = {
  welcome_enabled: false,
  welcome_message: '',
  welcome_channel_id: null as string | null,
  welcome_image_enabled: false,
  welcome_image_theme: 'minimal',
  leave_enabled: false,
  leave_message: '',
  leave_channel_id: null as string | null,
};

export type Part = 'welcome' | 'leave';
export const message = (page: Page, part: Part) => control(page, `${part}_message`);
export const counter = (page: Page, part: Part) => page.locator(`[id="root_${part}_message__counter"]`);
export const preview = (page: Page, part: Part) =>
  field(page, `${part}_message`).getByRole('figure', { name: 'Preview' });
export const channelDialog = (page: Page) => page.getByRole('dialog', { name: 'Select Channel', exact: true });

/** Opens the screen with these settings stored. */
export async function openWith(
  page: Page,
  open: (guild: string, section: string) => Promise<void>,
  settings: Partial<typeof empty> & { is_premium?: boolean },
): Promise<void> {
  await alter(page, '**/welcome-leave/', { ...empty, ...settings });
  await open(HARBOUR_TAVERN, 'welcomeLeave');
}
