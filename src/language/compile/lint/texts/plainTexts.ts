import { textsOf } from '../../meta/texts.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** Texts that become settings, where Discord's markup and line breaks belong. */
const OF_MESSAGES = /(?:^|\.)(templates\.\d+\.text|presets\.\d+\.values\..+|texts\..+|sample)$/;

/** Signs that a screen shows as they are, with what to do about them. */
const SIGNS: readonly (readonly [sign: RegExp, what: (found: string) => string, advice: string])[] = [
  [
    /<\/?(?:a|b|br|code|em|i|li|p|span|strong|u|ul)(?:\s[^>]*)?\/?>|\*\*[^*]+\*\*|\[[^\]]+\]\(https?:[^)]*\)/i,
    (found) => `People would read '${found}' as it is written: texts on a screen have no markup.`,
    'Write the text alone.',
  ],
  [
    /[\t\r]|^\s|\s$/,
    () => 'This text has a tab, or a space or line break at an end, that people cannot see.',
    'Remove it.',
  ],
];
const TYPED_BREAK = /\\[nrt]/;

/** Texts on screens are plain, and no text has the code of a line break instead of one. */
export const plainTexts: ModuleLint = ({ spec, file }) =>
  [...textsOf('module', spec)].flatMap(([key, text]): Finding[] => {
    const pointer = key.split('.');
    const typed = TYPED_BREAK.exec(text)?.[0];
    if (typed !== undefined) {
      const reason = `People would read ${typed} as it is written.`;
      return [{ file, pointer, reason, advice: `Write one backslash instead of two, or press the key of the sign.` }];
    }
    if (OF_MESSAGES.test(key)) return [];
    return SIGNS.flatMap(([sign, what, advice]): Finding[] => {
      const [found] = sign.exec(text) ?? [];
      return found === undefined ? [] : [{ file, pointer, reason: what(found), advice }];
    });
  });
