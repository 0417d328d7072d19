/** Checks drafts beside the server, which meanwhile goes on answering. The argument is the project folder. */
import type { Drafts } from '../model/answers.ts';
import { DraftedProject } from './project.ts';

const project = new DraftedProject(process.argv[2] ?? process.cwd());

process.on('message', ({ id, drafts }: { id: number; drafts: Drafts }) => {
  try {
    process.send?.({ id, findings: project.findings(drafts) });
  } catch (error) {
    process.send?.({ id, failure: error instanceof Error ? error.message : 'failed' });
  }
});
