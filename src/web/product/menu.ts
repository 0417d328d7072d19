/** The sections of a server, in the groups of the sidebar. */
export { menu } from '../../../generated/menu.ts';
