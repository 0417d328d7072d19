/** The one door to the generated parts. */
export {
  defaultSection,
  type Language,
  loadModule,
  type ModuleId,
  menu,
  moduleIds,
  plans,
  product,
} from '../../generated/catalogue.ts';
