import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledModule, GuildLists, SettingsDocument } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import { type LoadOutcome, loadScreen } from '../calls/load.ts';
import type { Slots } from '../contexts/NavigationContext.ts';
import type { Outcome } from '../contexts/outcome.ts';
import { loadParts } from '../layout/loadParts.ts';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useScreenText } from '../text/screenText.ts';
import type { EmojiSources } from '../widgets/parts/emojiSources.ts';
import type { Edits } from './carryOver.ts';
import { DeniedPanel } from './DeniedPanel.tsx';
import { FormScreen, type Retry } from './FormScreen.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import styles from './screen.module.css';
import { readStoredChoices } from './storedChoices.ts';
import { type Arrived, arrivalAt } from './useArrival.ts';

export interface ModuleScreenProps {
  module: CompiledModule;
  /** Finds the modules whose documents this one reads. Keep it the same function. */
  loadModule(id: string): Promise<CompiledModule>;
  api: Api;
  /** The server that the screen is about; none for a person's own. */
  guildId?: string;
  /** On a person's own screen: whether somebody is signed in. */
  signedIn?: boolean;
  /** Where a login starts. */
  loginAddress?: string;
  /** Where this server gets another plan. */
  upgradeAddress?: string;
  /** Where people write to for help. */
  supportMail?: string;
  /** Parts that the application brings to screens. Keep it the same object. */
  slots?: Slots;
  /** The parameters of the address, which may say what somebody comes back from. */
  search?: string;
  /** That was dealt with; `panel` is the tab that it leads to. */
  onArrived?(panel?: string): void;
  /** The tab that is open, by its name, where somebody else keeps it. */
  panel?: string;
  onPanel?(panel: string): void;
  /** Where pictures of the chat platform are, without a slash at the end. */
  cdnBase?: string;
  /** Every emoji in the language in force, for those who search; the common ones alone when absent. Keep it the same function. */
  loadEmojis?: EmojiSources['all'];
  /** Leaves for the server list. */
  onLeave?(): void;
  onDirtyChange?(dirty: boolean): void;
  /** Follows a link of the module, an address of the application. */
  onNavigate(to: string): void;
  /** Goes on to another site. */
  onDepart?(url: string): void;
}

interface State {
  module: CompiledModule;
  guildId: string;
  signedIn?: boolean;
  attempt: number;
  /** Counts what has taken the place of an incomplete screen. */
  version: number;
  /** What was edited in the screen before. */
  carried?: Edits;
  outcome: LoadOutcome | 'missing';
  /** What led to this load, said once it is there. */
  announcement?: Outcome;
}

const stay = () => {};

/** The screen of any module: loads it, shows it and saves it as the module declares. */
export function ModuleScreen(props: ModuleScreenProps) {
  const { module, loadModule, api, guildId = '', signedIn, onLeave = stay, search, onArrived, onPanel } = props;
  const text = useScreenText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>();
  const [ownPanel, setOwnPanel] = useState<string>();
  const [arrived, setArrived] = useState(false);
  const next = useRef<{ announcement?: Outcome; failure?: string }>({});
  const [kept] = useState(() => readStoredChoices(module.spec, search));
  const choices = useRef<SettingsDocument>(kept);
  const { screen } = module.spec;
  const ofPerson = screen.scope === 'person';
  const reload = useCallback((announcement?: Outcome, failure?: string) => {
    next.current = { announcement, failure };
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
    (known?: GuildLists) => loadScreen({ api, module, guildId, loadModule, signedIn, known }),
    [api, module, guildId, signedIn, loadModule],
  );
  const settle = useCallback(
    ({ outcome, opens, stale, failure }: Arrived) => {
      setArrived(true);
      if (opens !== undefined) setOwnPanel(opens);
      onArrived?.(opens);
      if (stale) reload(outcome, failure);
    },
    [onArrived, reload],
  );

  useEffect(() => {
    if (screen.placeholder !== undefined) return;
    let left = false;
    const finish = (outcome: State['outcome']) => {
      if (left) return;
      const { announcement, failure: instead } = next.current;
      next.current = {};
      const failed = (outcome === 'missing' || 'failure' in outcome) && instead !== undefined;
      const settled = failed ? { failure: instead } : outcome;
      setState({ module, guildId, signedIn, attempt, version: 0, outcome: settled, announcement });
    };
    Promise.all([load(), loadParts(module)]).then(
      ([outcome]) => finish(outcome),
      // A part of the application could not be fetched, or is not there.
      (error: unknown) => {
        console.error(error);
        finish('missing');
      },
    );
    return () => {
      left = true;
    };
  }, [load, module, guildId, signedIn, attempt, screen]);

  const [retrying, setRetrying] = useState(false);
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  }, [state]);
  const retry = useCallback(
    async ({ edits, failed }: Retry) => {
      const before = shown.current;
      if (!before) return;
      setRetrying(true);
      const outcome = await load().catch((): LoadOutcome => ({ failure: text('screen.failed') }));
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
    return (
      <div className={styles.loading}>
        <Spinner size="large" label={text(ofPerson ? 'person.loading' : 'screen.loading')} />
      </div>
    );
  }
  const { outcome } = state;
  if (outcome === 'missing') {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <PartFailed why="missing" onRetry={() => reload()} />
      </ScreenFrame>
    );
  }
  if ('failure' in outcome) {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <LoadFailure {...outcome} ofPerson={ofPerson} onRetry={() => reload()} />
      </ScreenFrame>
    );
  }
  const { user } = outcome.loaded.module.context;
  if (!user.can_modify && screen.denied === 'redirect') {
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
      carried={state.carried}
      choices={ofPerson ? choices : undefined}
      announcement={state.announcement}
      arrival={arrived ? undefined : arrivalAt(screen.arrivals, search)}
      onArrived={settle}
      panel={props.panel ?? ownPanel}
      onPanel={open}
    />
  );
}
