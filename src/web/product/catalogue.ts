/** The one door to the generated parts. */
export {
  defaultSection,
  type Language,
  loadModule,
  loadScreen,
  type ModuleId,
  menu,
  moduleIds,
  plans,
  planTitles,
} from '../../../generated/catalogue.ts';
export { emojiFiles } from '../../../generated/emoji/files.ts';
