/** Re-exports everything generated that only the application uses. */
export {
  formerModules,
  type Language,
  loadModule,
  loadScreen,
  type ModuleId,
  moduleIds,
  type PageId,
  pageIds,
} from '../../../generated/catalogue.ts';
export { emojiFiles } from '../../../generated/emoji/files.ts';
