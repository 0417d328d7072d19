import { loadModule } from '../../../../generated/catalogue.ts';
import type {
  CompiledModule,
  ReadableModule,
  SchemaValidator,
  SettingsDocument,
} from '../../../../src/language/model.ts';
import { roles, shopItems } from '../../synthetic/shop.ts';

type Parts = [Promise<{ module: ReadableModule }>, Promise<Record<'free' | 'premium', SchemaValidator>>];

const synthetic: Record<string, () => Parts> = {
  fields20: () => [import('@bench/fields20/module.en.ts'), import('@bench/fields20/validators.js')],
  fields200: () => [import('@bench/fields200/module.en.ts'), import('@bench/fields200/validators.js')],
  fields1000: () => [import('@bench/fields1000/module.en.ts'), import('@bench/fields1000/validators.js')],
};

/** The module named in the page's URL. */
export async function moduleOfPage(): Promise<CompiledModule> {
  const id = new URLSearchParams(location.search).get('module') ?? '';
  if (!synthetic[id]) return loadModule('shop');
  const [{ module }, validators] = await Promise.all(synthetic[id]());
  const { free, premium } = validators;
  return { ...module, validators: { free, premium } };
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
