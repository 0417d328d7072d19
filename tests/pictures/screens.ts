import { pageIds } from '../../generated/catalogue.ts';
import { menu } from '../../generated/menu.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';

/** A screen of the product, as a demo user sees it. */
export interface PicturedScreen {
  /** Name of its pictures, in kebab case. */
  name: string;
  /** Address below the product's origin. */
  path: string;
  /** Who looks at it; a visitor without it. */
  user?: 'owner';
}

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sections = menu.en.flatMap(({ items }) => items.filter(({ action }) => !action).map(({ id }) => id));

/** Every screen: public pages, the server list, each page and module of a server, and what a free server sees instead. */
export const screens: readonly PicturedScreen[] = [
  { name: 'landing', path: '/' },
  { name: 'servers', path: '/dashboard', user: 'owner' },
  ...[...pageIds, ...sections].map(
    (id): PicturedScreen => ({
      name: kebab(id),
      path: `/dashboard/${HARBOUR_TAVERN}?section=${id}`,
      user: 'owner',
    }),
  ),
  ...sections.map(
    (id): PicturedScreen => ({
      name: `${kebab(id)}-free`,
      path: `/dashboard/${QUIET_LIBRARY}?section=${id}`,
      user: 'owner',
    }),
  ),
  { name: 'premium', path: `/premium?guild_id=${QUIET_LIBRARY}`, user: 'owner' },
  { name: 'health', path: '/health', user: 'owner' },
  { name: 'terms', path: '/terms.html' },
  { name: 'privacy', path: '/privacy.html' },
  { name: 'not-found', path: '/no/such/page' },
];
