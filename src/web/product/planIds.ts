import { plans } from './catalogue.ts';

/** The ids of the plans, from the lowest to the highest. */
export const planIds: readonly string[] = plans.map(({ id }) => id);
