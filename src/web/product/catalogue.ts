/** Re-exports everything generated that only the application uses. */
export {
  defaultSection,
  type Language,
  loadModule,
  loadReadable,
  loadScreen,
  type ModuleId,
  moduleIds,
  plans,
  planTitles,
} from '../../../generated/catalogue.ts';
export { emojiFiles } from '../../../generated/emoji/files.ts';
