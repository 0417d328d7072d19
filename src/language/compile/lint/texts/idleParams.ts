import { placeholderNames } from '../../../text/message.ts';
import { nearest } from '../../../text/nearest.ts';
import { isObject } from '../../../values/isObject.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Every value of `params` is in one of the texts that it is for. */
export const idleParams: ModuleLint = ({ spec, file }) => {
  const visit = (part: unknown, pointer: Pointer): Finding[] => {
    if (Array.isArray(part)) return part.flatMap((one, index) => visit(one, [...pointer, index]));
    if (!isObject(part)) return [];
    const { params, ...texts } = part as Record<string, unknown>;
    const written = JSON.stringify(texts);
    // A setting of that name holds no expressions.
    const names = isObject(params)
      ? Object.entries(params).flatMap(([name, one]) => (typeof one === 'string' ? name : []))
      : [];
    const others = placeholderNames(written).filter((name) => !names.includes(name));
    // A misspelt name is reported where it is written.
    const isMeant = (name: string) => nearest(name, others) !== undefined;
    const idle = names.filter((name) => !new RegExp(`\\{${name}[,}]`).test(written) && !isMeant(name));
    const found = idle.map((name): Finding => {
      const reason = `No text here contains {${name}}.`;
      return {
        file,
        pointer: [...pointer, 'params', name],
        at: 'key',
        reason,
        advice: 'Write it into the text, or remove it here.',
      };
    });
    return [...found, ...Object.entries(part).flatMap(([key, one]) => visit(one, [...pointer, key]))];
  };
  return visit(spec, []);
};
