import { _, type Ajv, type CodeKeywordDefinition, stringify } from 'ajv';
import { isAllowedUrl } from '../../fields/url.ts';
import { isLinearRegex } from '../../regex/program.ts';
import { INVISIBLE } from '../../text/visible.ts';
import { decimalsOf } from '../../values/decimal.ts';

/** Replaces the keywords of an Ajv instance whose standard meaning does not suit settings. */
export function documentKeywords(ajv: Ajv): Ajv {
  ajv.removeKeyword('multipleOf').addKeyword(multiples(0));
  ajv.removeKeyword('minLength').addKeyword(VISIBLE_LENGTH);
  ajv.addKeyword(URL_RULES).addKeyword(CODE);
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

/** The folder of the functions that generated validators import, as it is seen from there. */
const LANGUAGE = '../../../src/language';

const URL_RULES: CodeKeywordDefinition = {
  keyword: 'url',
  type: 'string',
  schemaType: 'object',
  code(context) {
    const { gen, data, schema } = context;
    const isAllowed = gen.scopeValue('func', {
      key: isAllowedUrl,
      ref: isAllowedUrl,
      code: _`require(${`${LANGUAGE}/fields/url.ts`}).isAllowedUrl`,
    });
    context.fail(_`!${isAllowed}(${data}, ${gen.scopeValue('schema', { ref: schema, code: stringify(schema) })})`);
  },
};

const CODE: CodeKeywordDefinition = {
  keyword: 'code',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { gen, data } = context;
    const isLinear = gen.scopeValue('func', {
      key: isLinearRegex,
      ref: isLinearRegex,
      code: _`require(${`${LANGUAGE}/regex/program.ts`}).isLinearRegex`,
    });
    context.fail(_`!${isLinear}(${data})`);
  },
};
