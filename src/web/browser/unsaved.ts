import { createStore } from './store.ts';

/** Whether something on the page is edited and not saved: nothing may take the page away without asking. */
export const unsaved = createStore(false);
