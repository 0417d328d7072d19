// @vitest-environment jsdom
import { moduleIds } from '../../../generated/catalogue.ts';
import { subjectOf } from './subjects.ts';
import { ALL, testSubjects } from './testSubjects.ts';

// One of the product's modules stands for all of them, unless `npm run fuzz` changes each.
testSubjects((ALL ? moduleIds : (['shop'] as const)).map((id) => [id, () => subjectOf(id)]));
