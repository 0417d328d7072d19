import type { BrokenAnswer, DraftedFiles } from '../../model/answers.ts';
import type { Subject } from '../../model/subjects.ts';
import type { ScreenContent } from '../screen/settings.ts';
import type { StudioCalls } from '../server.ts';

/** What a subject is drawn from, or why it cannot be. */
export async function drawingOf(
  calls: StudioCalls,
  subject: Subject,
  drafts: DraftedFiles,
  language: string,
): Promise<ScreenContent | BrokenAnswer> {
  switch (subject.kind) {
    case 'screen': {
      const answer = await calls.screen(drafts, subject.folder, language);
      return 'broken' in answer ? answer : { kind: 'screen', answer };
    }
    case 'plans':
    case 'landing': {
      const answer = await calls.landing(drafts, language);
      return 'broken' in answer ? answer : { kind: subject.kind, answer };
    }
    case 'legal': {
      const answer = await calls.legal(drafts, subject.page, language);
      return 'broken' in answer ? answer : { kind: 'legal', answer };
    }
    case 'menu': {
      const answer = await calls.menu(drafts, language);
      return 'broken' in answer ? answer : { kind: 'menu', answer };
    }
  }
}
