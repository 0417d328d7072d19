/** Checks drafts in another process, while the server goes on answering. The argument is the project folder. */
import type { DraftedFiles } from '../model/answers.ts';
import { answerBeside } from './beside.ts';
import { DraftedProject } from './project.ts';

const project = new DraftedProject(process.argv[2] ?? process.cwd());

answerBeside((drafts: DraftedFiles) => project.findings(drafts));
