// @vitest-environment jsdom
import { originalProduct, SHARED_FILES, TRANSLATIONS, wholeProduct } from './subjects.ts';
import { ALL, testSubjects } from './testSubjects.ts';

testSubjects([
  ['the product', () => wholeProduct(SHARED_FILES)],
  ...(ALL
    ? ([
        // A changed text leaves no translation behind.
        ['the product in one language', originalProduct],
        ['translations', () => wholeProduct(TRANSLATIONS)],
      ] as const)
    : []),
]);
