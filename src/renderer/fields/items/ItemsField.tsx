/** A list of entries, opened one at a time. */
export { ItemList as default } from '../ItemList.tsx';
