/** A list of entries, all of them open. */
export { ItemList as default } from '../ItemList.tsx';
