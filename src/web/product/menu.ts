/** The sections of a server in the groups of the sidebar, and the pages above them. */
export { menu, pages } from '../../../generated/menu.ts';
