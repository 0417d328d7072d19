import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Example } from '../../../language/compile/lint/types.ts';
import { rolloutsOf } from '../../../language/rollouts/rolloutsOf.ts';
import { IconButton } from '../../../renderer/primitives/IconButton.tsx';
import type { StudioFinding } from '../../model/answers.ts';
import { subjectKey, subjectsOf } from '../../model/subjects.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { useStudio } from '../StudioContext.ts';
import {
  DEFAULTS,
  type ScreenContent,
  type ScreenMessage,
  type ScreenReport,
  type ScreenSettings,
  VISITORS,
  type Visitor,
} from '../screen/settings.ts';
import { reasonOf } from '../server.ts';
import { Choice, Names } from './Choice.tsx';
import { useEntries, useLanguages, usePreset } from './drafted.ts';
import { drawingOf } from './drawingOf.ts';
import styles from './ScreenPane.module.css';
import { Stage } from './Stage.tsx';
import { Subjects } from './Subjects.tsx';

/** Widths of the screen in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

type Device = keyof typeof WIDTHS;

const NONE: readonly Example[] = [];

/** The screen that the drafts make, as somebody on some plan sees it. */
export function ScreenPane({ theme }: { theme: 'light' | 'dark' }) {
  const { state, calls, select } = useStudio();
  const { drafts, files, selection } = state;
  const plans = useEntries('schemas/plans.json', 'plans');
  const languages = useLanguages();
  const [plan, setPlan] = useState('');
  const [visitor, setVisitor] = useState<Visitor>('owner');
  const [language, setLanguage] = useState('');
  const [example, setExample] = useState('');
  const [reached, setReached] = useState(false);
  const [device, setDevice] = useState<Device>('phone');
  const [screenTheme, setScreenTheme] = useState<'light' | 'dark'>();
  const [chosen, setChosen] = useState('');
  const [samples, setSamples] = useState(NONE);
  const [drawing, setDrawing] = useState<ScreenContent>();
  const [broken, setBroken] = useState<readonly StudioFinding[]>();
  const [problem, setProblem] = useState('');
  const [ready, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const turn = useRef(0);
  const id = useId();

  const file = selection?.file ?? '';
  const subjects = useMemo(() => subjectsOf(file, { ...files, ...drafts }), [file, files, drafts]);
  const found = subjects.find((one) => subjectKey(one) === chosen) ?? subjects[0];
  const key = found && subjectKey(found);
  // Which subjects there are may change with each edit, while what is shown stays the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which it is
  const subject = useMemo(() => found, [key]);
  const folder = subject?.kind === 'screen' ? subject.folder : undefined;
  const shownLanguage = language || (languages[0] ?? 'en');
  const settings = useMemo(
    (): ScreenSettings => ({
      plan: plan || (plans.at(-1)?.id ?? ''),
      visitor,
      language: shownLanguage,
      theme: screenTheme ?? theme,
      reached,
      example: example || undefined,
    }),
    [plan, plans, visitor, shownLanguage, screenTheme, theme, reached, example],
  );

  // Files that change in the project change the screen, too.
  const current = useMemo(() => ({ files, drafts }), [files, drafts]);

  useEffect(() => {
    setSamples(NONE);
    if (folder === undefined) return;
    let isLate = false;
    const show = (found: readonly Example[]) => !isLate && found.length > 0 && setSamples(found);
    calls.samples(folder).then(show, (error: unknown) => console.error(error));
    return () => {
      isLate = true;
    };
  }, [calls, folder]);

  const [queue] = useState(oneAtATime);
  const [answered, setAnswered] = useState<typeof current>();
  useEffect(() => {
    if (subject === undefined) return;
    let isLate = false;
    queue(async () => {
      try {
        const drawn = await drawingOf(calls, subject, current.drafts, shownLanguage);
        if (isLate) return;
        setProblem('');
        setBroken('broken' in drawn ? drawn.broken : undefined);
        if (!('broken' in drawn)) setDrawing(drawn);
      } catch (error) {
        console.error(error);
        if (!isLate)
          setProblem(`What you typed is kept in this window, but the screen cannot be drawn: ${reasonOf(error)}`);
      }
      if (!isLate) setAnswered(current);
    });
    return () => {
      isLate = true;
    };
  }, [calls, subject, current, shownLanguage, queue]);

  useEffect(() => {
    const receive = ({ data, source, origin }: MessageEvent<ScreenReport>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.kind === 'ready') setReady(true);
      else frame.current?.setAttribute('data-drawn', `${data.turn}`);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  // Samples that arrive late draw nothing again, which would drop what somebody typed on the screen.
  const preset = usePreset(file, folder);
  const sample = preset ?? samples.find(({ name }) => name === settings.example);
  useEffect(() => {
    if (!ready || !drawing) return;
    turn.current += 1;
    const message: ScreenMessage = {
      ...drawing,
      ...(drawing.kind === 'screen' && { sample }),
      turn: turn.current,
      settings,
    };
    frame.current?.setAttribute('data-turn', `${turn.current}`);
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [ready, drawing, settings, sample]);

  const screen = drawing?.kind === 'screen' ? drawing.answer : undefined;
  const hasRollouts = screen && rolloutsOf(screen.module.spec).length > 0;
  const examples = screen?.examples ?? [];
  const chooseData = (value: string) => {
    setExample(value);
    // What a server stores is shown on its plan.
    const stored = samples.find(({ name }) => name === value);
    if (stored) setPlan(stored.plan);
  };
  return (
    <section className={styles.pane} aria-label="Live screen" aria-busy={subject !== undefined && answered !== current}>
      <div className={styles.bar}>
        <Choice id={`${id}plan`} label="Plan" value={settings.plan} onChange={setPlan}>
          {plans.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </Choice>
        <Choice id={`${id}visitor`} label="Seen by" value={visitor} onChange={(value) => setVisitor(value)}>
          {Object.entries(VISITORS).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Choice>
        <Choice id={`${id}language`} label="Language" value={shownLanguage} onChange={setLanguage}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {new Intl.DisplayNames('en', { type: 'language' }).of(one)}
            </option>
          ))}
        </Choice>
        <Choice id={`${id}data`} label="Settings" value={example} onChange={chooseData}>
          <option value="">Switched on</option>
          <option value={DEFAULTS}>Never saved</option>
          <Names label="Examples" of={examples} />
          <Names label="Stored" of={samples} />
        </Choice>
        <Choice
          id={`${id}theme`}
          label="Theme"
          value={screenTheme ?? theme}
          onChange={(value) => setScreenTheme(value)}
        >
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </Choice>
        {hasRollouts && (
          <Choice
            id={`${id}rollouts`}
            label="Rollouts"
            value={reached ? 'reached' : ''}
            onChange={(value) => setReached(value !== '')}
          >
            <option value="">Outside</option>
            <option value="reached">Inside</option>
          </Choice>
        )}
      </div>
      <div className={styles.tabs}>
        <Subjects subjects={subjects} shown={key} onChoose={setChosen} />
        <div className={styles.toggles}>
          <IconButton
            label="Phone width"
            icon={<Smartphone />}
            aria-pressed={device === 'phone'}
            onClick={() => setDevice('phone')}
          />
          <IconButton
            label="Desktop width"
            icon={<Monitor />}
            aria-pressed={device === 'desktop'}
            onClick={() => setDevice('desktop')}
          />
        </div>
      </div>
      {problem !== '' && (
        <p className={styles.broken} role="alert">
          {problem}
        </p>
      )}
      {broken && (
        <div className={styles.broken} role="status">
          <p>The screen shows the last state that could be drawn.</p>
          {broken.slice(0, 3).map(({ file: where, pointer, reason, advice }) => (
            <button
              key={`${where} ${pointer.join('/')} ${reason}`}
              type="button"
              onClick={() => select({ file: where, pointer })}
            >
              {reason} {advice}
            </button>
          ))}
        </div>
      )}
      {subject === undefined && (
        <p className={styles.none}>No screen that the studio draws shows this file. `npm run dev` serves all pages.</p>
      )}
      <Stage width={WIDTHS[device]} isHidden={subject === undefined}>
        <iframe ref={frame} src="/screen.html" title="The screen as it will be" className={styles.frame} />
      </Stage>
    </section>
  );
}
