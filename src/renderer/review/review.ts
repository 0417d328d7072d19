/** What tells the unsaved changes of a form in words: fetched together, when there are some. */
export { ReviewSummary } from './ReviewSummary.tsx';
export { stepTips } from './stepTips.ts';
