import { placeholderNames } from '../../../text/message.ts';
import { nearest } from '../../../text/nearest.ts';
import { isObject } from '../../../values/isObject.ts';
import { objectsIn } from '../../../values/objectsIn.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Every value of `params` is in one of the texts that it is for. */
export const idleParams: ModuleLint = ({ spec, file }) => {
  return objectsIn(spec).flatMap(([{ params, ...texts }, pointer]) => {
    // A setting of that name holds no expressions.
    const names = isObject(params)
      ? Object.entries(params).flatMap(([name, one]) => (typeof one === 'string' ? name : []))
      : [];
    if (names.length === 0) return [];
    const written = JSON.stringify(texts);
    const others = placeholderNames(written).filter((name) => !names.includes(name));
    // A misspelt name is reported where it is written.
    const isMeant = (name: string) => nearest(name, others) !== undefined;
    const idle = names.filter((name) => !new RegExp(`\\{${name}[,}]`).test(written) && !isMeant(name));
    return idle.map((name): Finding => {
      const reason = `No text here contains {${name}}.`;
      return {
        file,
        pointer: [...pointer, 'params', name],
        at: 'key',
        reason,
        advice: 'Write it into the text, or remove it here.',
      };
    });
  });
};
