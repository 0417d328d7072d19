import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';
import { INVISIBLE } from '../text/visible.ts';
import { decimalsOf } from '../values/decimal.ts';

/** Replaces the keywords of an Ajv instance whose standard meaning does not suit settings. */
export function documentKeywords(ajv: Ajv): Ajv {
  ajv.removeKeyword('multipleOf').addKeyword(multiples(0));
  ajv.removeKeyword('minLength').addKeyword(VISIBLE_LENGTH);
  return ajv;
}

/**
 * `multipleOf` for decimal numbers. Ajv divides, and 0.07 / 0.01 is not a whole number; this compares with the nearest
 * decimal instead.
 * @param noise how far a number may be from that decimal, in units of its last digit
 */
export function multiples(noise: number): CodeKeywordDefinition {
  return {
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: { message: '', params: ({ schema }) => _`{ multipleOf: ${schema} }` },
    code(context) {
      const { data } = context;
      const units = 10 ** decimalsOf(context.schema);
      const step = Math.round(context.schema * units);
      const nearest = _`Math.round(${data} * ${units})`;
      const isOff = _`${data} !== ${nearest} / ${units}`;
      const isFar = noise > 0 ? _`${isOff} && Math.abs(${data} * ${units} - ${nearest}) > ${noise}` : isOff;
      context.fail(step === 1 ? isFar : _`(${isFar}) || ${nearest} % ${step} !== 0`);
    },
  };
}

/** `minLength` counts visible characters only: a name of blanks is empty. */
const VISIBLE_LENGTH: CodeKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  error: { message: '', params: ({ schema }) => _`{ limit: ${schema} }` },
  code(context) {
    const { data, gen } = context;
    const invisible = gen.const('invisible', _`new RegExp(${INVISIBLE}, "gu")`);
    context.fail(_`${data}.replace(${invisible}, "").trim().length < ${context.schema}`);
  },
};
