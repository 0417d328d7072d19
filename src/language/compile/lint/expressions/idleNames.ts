import type { Finding, ModuleLint } from '../types.ts';

/** Every word of `texts` is read by an expression, and the `limit` of a rule by the rule or its sentence. */
export const idleNames: ModuleLint = ({ spec, file, expressions }) => {
  const checked = [...expressions.checked];
  const reads = new Set(checked.flatMap(([, one]) => one.reads));
  const advice = 'Use it, or remove it.';
  const words = expressions.faults.length > 0 ? [] : Object.keys(spec.texts ?? {});
  const idle = words
    .filter((name) => !reads.has(`texts.${name}`) && !reads.has('texts'))
    .map((name): Finding => {
      return { file, pointer: ['texts', name], at: 'key', reason: `No expression reads 'texts.${name}'.`, advice };
    });
  const limits = spec.rules.flatMap(({ limit, message }, index): Finding[] => {
    const own = checked.filter(([{ pointer }]) => pointer[0] === 'rules' && pointer[1] === index);
    const isRead = own.some(([, one]) => one.reads.includes('limit'));
    if (limit === undefined || isRead || message.includes('{limit') || expressions.faults.length > 0) return [];
    return [
      { file, pointer: ['rules', index, 'limit'], at: 'key', reason: 'The rule does not use its limit.', advice },
    ];
  });
  return [...idle, ...limits];
};
