import { translate } from '../../../src/language/compile/meta/texts.ts';
import type { Menu, MenuItem } from '../../../src/language/screens/menu.ts';
import { inLanguage, type LoadedModule } from '../modules/module.ts';
import type { ProductFiles } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';
import { translatedTexts } from '../translations/translation.ts';

/** The groups of the side menu in a language, with their entries in order. */
export function menuOf(sources: Sources, modules: LoadedModule[], product: ProductFiles, language: string): Menu {
  const entries = modules.flatMap((module) => {
    const { screen, requires } = inLanguage(sources, module, language, product.product.languages);
    if (!screen.menu) return [];
    const { group, order, icon, badge } = screen.menu;
    const plan = requires?.find((requirement) => requirement.plan)?.plan;
    return [{ group, order, item: { id: module.id, title: screen.title, icon, badge, plan } }];
  });
  const configure = configureIn(sources, product, language);
  const actions = configure.actions.map(({ group, order, to, ...item }) => ({
    group,
    order,
    item: { ...item, action: { to } },
  }));
  const all = [...entries, ...actions].sort((a, b) => a.order - b.order);
  return configure.groups.map(({ id, title }) => ({
    id,
    title,
    items: all.filter(({ group }) => group === id).map(({ item }) => item),
  }));
}

/** The side menu's own entries in a language. */
export function configureIn(sources: Sources, product: ProductFiles, language: string) {
  return translate(
    'configure',
    product.configure,
    translatedTexts(sources, 'configure', language, product.product.languages),
  );
}

/** The entries above the groups in a language. Only the search knows synonyms. */
export function pagesIn(sources: Sources, product: ProductFiles, language: string): MenuItem[] {
  return configureIn(sources, product, language).pages.map(({ synonyms: _, ...page }) => page);
}
