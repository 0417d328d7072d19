import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../src/language/compile/lint/types.ts';
import { masterSwitch } from '../../src/language/screens/masterSwitch.ts';
import type { ScreenMessage } from '../../src/studio/app/screen/settings.ts';
import type { LandingAnswer, ScreenAnswer } from '../../src/studio/model/answers.ts';
import { buildPage } from '../../src/studio/server/page.ts';
import { DraftedProject } from '../../src/studio/server/project.ts';
import type { SchemaChange } from '../changes/changes.ts';
import type { SchemaState } from '../changes/states.ts';
import { type Drawing, type ScreenPainter, startPainter } from './drawing.ts';
import { indexPage, type PicturedPair, type PicturedScreen } from './indexPage.ts';
import { COMPARISON, type TouchedScreen, touchedScreens } from './touched.ts';

type Side = 'before' | 'after';
type Answers = Partial<Record<Side, ScreenAnswer | LandingAnswer>>;

/**
 * Draws the screens that changes touch before and after, on each plan that they concern, with an `index.html` that shows them side
 * by side.
 * @returns the path of the index
 * @throws Error if there is no browser
 */
export async function drawPictures(
  changes: readonly SchemaChange[],
  states: Record<Side, SchemaState>,
  folder: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const projects = {
    before: new DraftedProject(states.before.sources.root),
    after: new DraftedProject(states.after.sources.root),
  };
  const drawer = await startPainter(await buildPage(process.cwd()));
  try {
    const screens: PicturedScreen[] = [];
    for (const screen of touchedScreens(changes, states.before, states.after)) {
      const pairs: PicturedPair[] = [];
      for (const language of screen.languages) {
        const answers = answersFor(screen, projects, language);
        const plans = screen.subject === COMPARISON ? [''] : screen.plans;
        for (const plan of plans) pairs.push(...(await drawPairs(drawer, folder, { screen, answers, plan, language })));
      }
      screens.push({ ...screen, pairs });
    }
    const index = join(folder, 'index.html');
    writeFileSync(index, indexPage(screens, states.after.project.plans.entries));
    return index;
  } finally {
    await drawer.close();
  }
}

/** What a screen is drawn from in both states; nothing where it is not there, or cannot be drawn. */
function answersFor({ subject }: TouchedScreen, projects: Record<Side, DraftedProject>, language: string): Answers {
  const answerOf = (project: DraftedProject) => {
    const answer = subject === COMPARISON ? project.landing({}, language) : project.screen({}, subject, language);
    return 'broken' in answer ? undefined : answer;
  };
  return { before: answerOf(projects.before), after: answerOf(projects.after) };
}

interface Picturing {
  screen: TouchedScreen;
  answers: Answers;
  plan: string;
  language: string;
}

/** Both pictures of each tab of a screen. */
async function drawPairs(drawer: ScreenPainter, folder: string, picturing: Picturing): Promise<PicturedPair[]> {
  const { screen, answers, plan, language } = picturing;
  const example = commonExample(answers, plan);
  const drawn: Record<Side, Drawing[]> = { before: [], after: [] };
  for (const side of ['before', 'after'] as const) {
    const answer = answers[side];
    if (!answer || !knowsPlan(answer, plan)) continue;
    drawn[side] = await drawer.draw(messageOf(answer, { plan, language, example }));
  }
  const name = `${screen.subject.split('/').at(-1)}-${plan && `${plan}-`}${language}`;
  const pairs: PicturedPair[] = [];
  for (let tab = 0; tab < Math.max(drawn.before.length, drawn.after.length); tab++) {
    const [before, after] = [drawn.before[tab], drawn.after[tab]];
    const difference = before && after && (await drawer.compare(before.png, after.png));
    const pair: PicturedPair = { plan, language, tab: (after ?? before)?.tab };
    if (before && after && !difference) {
      pairs.push(pair);
      continue;
    }
    for (const [side, drawing] of [
      ['before', before],
      ['after', after],
    ] as const) {
      if (!drawing) continue;
      const file = `${name}${drawing.tab === undefined ? '' : `-${tab + 1}`}-${side}.png`;
      writeFileSync(join(folder, file), drawing.png);
      pair[side] = { file, ...(difference && { changed: difference[side] }) };
    }
    pairs.push(pair);
  }
  return pairs;
}

/** Counts the messages, to distinguish each drawing from those before. */
let turn = 0;

function messageOf(
  answer: ScreenAnswer | LandingAnswer,
  { plan, language, example }: { plan: string; language: string; example: string | undefined },
): ScreenMessage {
  turn += 1;
  const settings = { plan, language, visitor: 'owner', theme: 'light', example } as const;
  return 'content' in answer ? { kind: 'plans', turn, answer, settings } : { kind: 'screen', turn, answer, settings };
}

function knowsPlan(answer: ScreenAnswer | LandingAnswer, plan: string): boolean {
  return 'content' in answer || answer.module.spec.plans.includes(plan);
}

/** The example with the most settings in which the module is on, and which both states have. */
function commonExample({ before, after }: Answers, plan: string): string | undefined {
  const [old, now] = [before, after].map((answer) =>
    answer && 'examples' in answer ? usable(answer, plan) : undefined,
  );
  const common = (now ?? old ?? []).filter(({ name }) => !old || !now || old.some((one) => one.name === name));
  const size = ({ document }: Example) => JSON.stringify(document).length;
  return common.toSorted((a, b) => size(b) - size(a))[0]?.name;
}

function usable({ module, examples }: ScreenAnswer, plan: string): Example[] {
  const name = masterSwitch(module.spec);
  return examples.filter((one) => one.plan === plan && (name === undefined || one.document[name] === true));
}
