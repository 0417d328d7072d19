import { loadModule } from '../../../../generated/catalogue.ts';
import type { CompiledModule, SettingsDocument } from '../../../../src/language/model.ts';
import { roles, shopItems } from '../../synthetic/shop.ts';

const synthetic: Record<string, () => Promise<{ module: CompiledModule }>> = {
  fields20: () => import('@bench/fields20/module.en.ts'),
  fields200: () => import('@bench/fields200/module.en.ts'),
  fields1000: () => import('@bench/fields1000/module.en.ts'),
};

/** The module named in the page's URL. */
export async function moduleOfPage(): Promise<CompiledModule> {
  const id = new URLSearchParams(location.search).get('module') ?? '';
  return synthetic[id] ? (await synthetic[id]()).module : loadModule('shop');
}

export const PLAN = 'premium';

/** A full shop. */
export const shopDocument: SettingsDocument = {
  enabled: true,
  message: 'Welcome to the shop.',
  log_channel_id: null,
  items: shopItems(),
};

export { roles };
