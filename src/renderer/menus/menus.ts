/** What menus contain: fetched when the first of them is opened. */
export { FieldActions } from './FieldActions.tsx';
export { ResetActions } from './ResetActions.tsx';
