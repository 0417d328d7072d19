import type { Finding } from '../../../src/language/compile/lint/types.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** The lines that git leaves around both sides of a conflict. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: .*)?$/m;

/** What keeps a file from being read, whatever it contains: marks left by other programs. */
export function rawTextFinding(file: string, text: string): Finding | undefined {
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    return {
      file,
      pointer: [],
      offset: conflict.index,
      reason: 'Git found two versions of this part and left both here.',
      advice: 'Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  if (text.startsWith(BYTE_ORDER_MARK)) {
    const reason = 'This file begins with a byte-order mark, an invisible character that some editors add.';
    return { file, pointer: [], offset: 0, reason, advice: 'Save it as UTF-8 without a byte-order mark.' };
  }
  return undefined;
}
