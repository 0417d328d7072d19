/** What keeps unsaved edits on this device: fetched together, with the first edit. */
export { ago } from './ago.ts';
export { continueEdits } from './continueEdits.ts';
export { keepEdits } from './keepEdits.ts';
