/** What keeps unsaved edits on this device: fetched together, with the first edit. */
export { continueEdits } from './continueEdits.ts';
export { keepEdits } from './keepEdits.ts';
