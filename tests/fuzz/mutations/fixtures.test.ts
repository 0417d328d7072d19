// @vitest-environment jsdom
import { fixtureFolders } from '../../fixtures/project.ts';
import { subjectOf } from './subjects.ts';
import { testSubjects } from './testSubjects.ts';

// The fixtures have every widget, and words that no module of the product uses, such as dates and lists in entries.
testSubjects([...fixtureFolders.keys()].map((id) => [id, () => subjectOf(id)]));
