/** The sections of a server in the groups of the sidebar, and the pages above them. */
import { menu } from '../../../generated/menu.ts';
import type { MenuItem } from '../../language/screens/menu.ts';
import type { Language } from './product.ts';

export { menu, pages } from '../../../generated/menu.ts';

/** The sections of a server without their groups. */
export function menuItems(language: Language): MenuItem[] {
  return menu[language].flatMap(({ items }) => items);
}
