import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { moduleIds } from '../../../generated/catalogue.ts';
import { fixtureFolders } from '../../fixtures/project.ts';
import { randomFrom } from '../mutations.ts';
import type { Subject } from './subjects.ts';
import { verdict, verdictOn } from './verdict.tsx';

const COUNT = Number(process.env.FUZZ_MUTATIONS || 30);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
/** Whether the modules of the product are changed too, and its texts by themselves. */
export const ALL = process.env.FUZZ_MUTATIONS !== undefined;
/** The product as a whole, in one language, and its translations. */
const WHOLE = ALL ? 3 : 1;
const SUBJECTS = fixtureFolders.size + WHOLE + (ALL ? moduleIds.length : 0);

/**
 * Schemas with one part changed: the check finds something, or the product works with it. It then generates, its server accepts the
 * defaults and the examples, and its screen is drawn. There is a file for each kind of subject, because each file has a process.
 */
export function testSubjects(subjects: readonly (readonly [name: string, prepare: () => Subject])[]): void {
  afterEach(cleanup);
  describe('schemas with a part changed are found or work', () => {
    test.each(subjects)('%s', { timeout: 36_000_000 }, async (name, prepare) => {
      const subject = prepare();
      expect(await verdict(subject)).toBe('accepted');
      const failures: string[] = [];
      const verdicts = { found: 0, accepted: 0 };
      for (let index = 0; index < Math.ceil(COUNT / SUBJECTS); index++) {
        const seed = SEED + index;
        try {
          verdicts[await verdictOn(subject, randomFrom(seed))]++;
        } catch (error) {
          failures.push(`FUZZ_SEED=${seed}: ${error instanceof Error ? error.message : error}`);
          // A long run should not have to end before one reads what it has found.
          if (ALL) console.log(name, failures.at(-1));
        }
      }
      if (ALL) console.log(name, JSON.stringify(verdicts));
      expect(failures).toEqual([]);
    });
  });
}
