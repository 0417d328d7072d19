// @vitest-environment jsdom
import { describe, test } from 'vitest';
import { moduleIds } from '../../../generated/catalogue.ts';
import { subjectOf } from './subjects.ts';
import { ALL, testSubjects } from './testSubjects.ts';

if (ALL) testSubjects(moduleIds.map((id) => [id, () => subjectOf(id)]));
else describe.skip('the modules of the product', () => test('are changed by `npm run fuzz`', () => {}));
