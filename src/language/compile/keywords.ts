import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';
import { INVISIBLE } from '../text/visible.ts';
import { decimalsOf } from '../values/decimal.ts';

/** Gives a compiler of documents our own meaning of keywords. */
export function documentKeywords(ajv: Ajv): Ajv {
  ajv.removeKeyword('multipleOf').addKeyword(multiples(0));
  ajv.removeKeyword('minLength').addKeyword(VISIBLE_LENGTH);
  return ajv;
}

/**
 * `multipleOf` of decimal numbers. Ajv divides, and 0.07 / 0.01 is no whole number: here a multiple is the number that its
 * decimals make. `noise` is how far it may be from that, in units of the last decimal.
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

/** `minLength` of what can be seen: blanks and characters without a shape are no name. */
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
