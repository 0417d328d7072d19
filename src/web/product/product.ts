/** Re-exports the generated product data. Public pages import only this module, to leave out the settings modules. */
export { type Language, plans, planTitles, product } from '../../../generated/product.ts';
