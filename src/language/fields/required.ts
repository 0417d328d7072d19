import type { Field, Json } from '../model.ts';
import { isBlank } from '../text/visible.ts';

/** Whether nothing is entered: no value, no visible character, or no entry. */
export function isEmpty(value: Json | undefined): boolean {
  if (typeof value === 'string') return isBlank(value);
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

type Limits = Pick<Field, 'required' | 'minLength' | 'minItems'>;

/** Whether a field cannot be left empty: it is `required`, or has a minimum length. */
export function isRequired({ required, minLength = 0, minItems = 0 }: Limits): boolean {
  return required === true || minLength > 0 || minItems > 0;
}
