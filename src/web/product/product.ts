/** The door to what the build made of the product itself. Public pages use this one: modules stay behind the other. */
export { type Language, plans, planTitles, product } from '../../../generated/product.ts';
