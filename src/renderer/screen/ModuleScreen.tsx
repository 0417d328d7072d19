import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledModule, GuildLists, SettingsDocument } from '../../language/model.ts';
import { fetchScreen, type LoadOutcome } from '../calls/load.ts';
import type { Outcome } from '../contexts/outcome.ts';
import { loadParts } from '../layout/loadParts.ts';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { useScreenText } from '../text/screenText.ts';
import { type Arrived, arrivalAt } from './arrivals/arrivals.ts';
import { FormScreen, type Retry } from './FormScreen.tsx';
import { loadCurrent } from './loadCurrent.ts';
import type { ModuleScreenProps } from './moduleScreenProps.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { loadNotices } from './ScreenNotices.tsx';
import type { Edits } from './saving/carryOver.ts';
import styles from './screen.module.css';
import { readStoredChoices } from './storedChoices.ts';
import { DeniedPanel } from './unavailable/DeniedPanel.tsx';
import { LoadFailure } from './unavailable/LoadFailure.tsx';
import { ScreenSkeleton } from './unavailable/ScreenSkeleton.tsx';

interface State extends Pick<Reload, 'announcement' | 'carried'> {
  module: CompiledModule;
  guildId: string;
  signedIn?: boolean;
  attempt: number;
  /** Goes up when an incomplete screen is replaced. */
  version: number;
  outcome: LoadOutcome | 'missing';
}

/** What a load is about that replaces a screen. */
interface Reload {
  /** The outcome that caused it, to be shown once it is complete. */
  announcement?: Outcome;
  /** What to say if it fails, instead of the reason. */
  failure?: string;
  /** Edits of the screen that is replaced. */
  carried?: Edits;
}

const stay = () => {};

/** The screen of a module: loads, shows and saves its settings as the module declares. */
export function ModuleScreen(props: ModuleScreenProps) {
  const { module, loadModule, api, guildId = '', signedIn, onLeave = stay, search, onArrived, onPanel } = props;
  const text = useScreenText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>();
  const [ownPanel, setOwnPanel] = useState<string>();
  const [arrived, setArrived] = useState(false);
  const opened = useRef<string>(undefined);
  // Whoever follows a link to a tab sees it.
  const unfolded = useRef(props.panel !== undefined);
  const next = useRef<Reload>({});
  const [kept] = useState(() => readStoredChoices(module.spec, search));
  const [keepAs] = useState(props.keepAs);
  const choices = useRef<SettingsDocument>(kept);
  const { screen } = module.spec;
  const ofUser = screen.scope === 'user';
  const reload = useCallback((about: Reload) => {
    next.current = about;
    setAttempt((count) => count + 1);
  }, []);
  const open = useCallback(
    (panel: string) => {
      setOwnPanel(panel);
      onPanel?.(panel);
    },
    [onPanel],
  );
  const load = useCallback(
    (known?: GuildLists) => fetchScreen({ api, module, guildId, loadModule, signedIn, known }),
    [api, module, guildId, signedIn, loadModule],
  );
  const handleArrived = useCallback(
    ({ outcome, opens, stale, failure }: Arrived) => {
      setArrived(true);
      if (opens !== undefined) setOwnPanel(opens);
      onArrived?.(opens);
      if (stale) reload({ announcement: outcome, failure });
    },
    [onArrived, reload],
  );

  useEffect(() => {
    if (screen.placeholder !== undefined) return;
    let left = false;
    const finish = (outcome: State['outcome']) => {
      if (left) return;
      const { announcement, failure: instead, carried } = next.current;
      next.current = {};
      const failed = (outcome === 'missing' || 'failure' in outcome) && instead !== undefined;
      const settled = failed ? { failure: instead } : outcome;
      setState({ module, guildId, signedIn, attempt, version: 0, outcome: settled, announcement, carried });
    };
    Promise.all([load(), loadParts(module), loadNotices(keepAs)]).then(
      ([outcome]) => finish(outcome),
      // A code file could not be loaded, or does not exist.
      (error: unknown) => {
        console.error(error);
        finish('missing');
      },
    );
    return () => {
      left = true;
    };
  }, [load, module, guildId, signedIn, attempt, screen, keepAs]);

  const [retrying, setRetrying] = useState(false);
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  }, [state]);
  const retry = useCallback(
    async ({ saved, edits, failed }: Retry) => {
      const before = shown.current;
      if (!before) return;
      setRetrying(true);
      const outcome = await loadCurrent(load, saved).catch((): LoadOutcome => ({ failure: text('screen.failed') }));
      setRetrying(false);
      if (shown.current !== before) return;
      if ('failure' in outcome) return failed(outcome.failure);
      const carried = edits();
      const { unread, unlisted } = outcome.loaded;
      const [still] = carried ? [...unread, ...unlisted] : unread;
      if (still !== undefined) return failed(still);
      setState({ ...before, outcome, carried, version: before.version + 1, announcement: undefined });
    },
    [load, text],
  );

  if (screen.placeholder !== undefined) {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <p className={styles.placeholder}>{screen.placeholder}</p>
      </ScreenFrame>
    );
  }
  const current = state?.module === module && state.guildId === guildId && state.signedIn === signedIn;
  if (!current || state.attempt !== attempt) {
    const label = text(ofUser ? 'user.loading' : 'screen.loading');
    return <ScreenSkeleton label={label} spec={module.spec} historyAddress={props.historyAddress} />;
  }
  const { outcome, carried } = state;
  if (outcome === 'missing') {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <PartFailed why="missing" onRetry={() => reload({ carried })} />
      </ScreenFrame>
    );
  }
  if ('failure' in outcome) {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <LoadFailure {...outcome} ofUser={ofUser} onRetry={() => reload({ carried })} />
      </ScreenFrame>
    );
  }
  const { user } = outcome.loaded.module.context;
  if (!user.can_modify && !user.granted && screen.denied === 'redirect') {
    return (
      <ScreenFrame title={screen.title}>
        <DeniedPanel rights={user} onLeave={onLeave} />
      </ScreenFrame>
    );
  }
  return (
    <FormScreen
      key={`${module.spec.id} ${guildId} ${signedIn} ${attempt} ${state.version}`}
      {...props}
      guildId={guildId}
      loaded={outcome.loaded}
      load={load}
      onReload={reload}
      onRetry={retry}
      retrying={retrying}
      carried={carried}
      choices={ofUser ? choices : undefined}
      announcement={state.announcement}
      arrival={arrived ? undefined : arrivalAt(screen.arrivals, search)}
      onArrived={handleArrived}
      panel={props.panel ?? ownPanel}
      onPanel={open}
      opened={opened}
      unfolded={unfolded}
    />
  );
}
