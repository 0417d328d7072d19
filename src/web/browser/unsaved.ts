import { createStore } from './store.ts';

/** Whether the page has unsaved changes. Nothing may leave it without asking. */
export const unsaved = createStore(false);
