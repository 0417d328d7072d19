import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledModule, GuildLists, Plan, ReadableModule, SettingsDocument } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import { fetchScreen, type LoadOutcome } from '../calls/load.ts';
import type { Slots } from '../contexts/NavigationContext.ts';
import type { Outcome } from '../contexts/outcome.ts';
import { loadParts } from '../layout/loadParts.ts';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { useScreenText } from '../text/screenText.ts';
import type { EmojiSources } from '../widgets/parts/emojiSources.ts';
import { type Arrived, arrivalAt } from './arrivals.ts';
import type { Edits } from './carryOver.ts';
import { DeniedPanel } from './DeniedPanel.tsx';
import { FormScreen, type Retry } from './FormScreen.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import styles from './screen.module.css';
import { readStoredChoices } from './storedChoices.ts';
import type { Dependent } from './TurnOffQuestion.tsx';
import type { FormCommands } from './useCommands.ts';
import type { ScreenTarget } from './useTarget.ts';

export interface ModuleScreenProps {
  module: CompiledModule;
  /** Loads a module whose documents this one reads. Must be stable. */
  loadModule(id: string): Promise<ReadableModule>;
  api: Api;
  /** The server that the screen is about. Absent on screens about the user. */
  guildId?: string;
  /** On screens about the user: whether anyone is signed in. */
  signedIn?: boolean;
  /** Address where signing in starts. */
  loginAddress?: string;
  /** Address where this server can get a plan, or any if none is named. Must be stable. */
  upgradeAddress?(plan?: Plan): string;
  /** The title of a plan; its id without it. Must be stable. */
  planTitle?(plan: Plan): string;
  /** Address of the history of the module's settings. */
  historyAddress?: string;
  /** The full address of a setting, to be copied. Must be stable. Settings have menus only with it. */
  linkTo?(setting: string): string;
  /** Reads which running modules need this one. Must be stable, and must not fail. */
  dependents?(): Promise<readonly Dependent[]>;
  /** E-mail address of the support. */
  supportMail?: string;
  /** Components that the application provides. Must be stable. */
  slots?: Slots;
  /** The query string of the page, which tells whether the user returns from another site. */
  search?: string;
  /** Called once such a return has been handled; `panel` is the tab to open. */
  onArrived?(panel?: string): void;
  /** Called with the choices that the screen declares in `persist`, when one is made. Must be stable. */
  onChoices?(choices: SettingsDocument): void;
  /** The name of the open tab, if the parent controls it. */
  panel?: string;
  onPanel?(panel: string): void;
  /** The setting that the address of the page names. */
  target?: ScreenTarget;
  /** Base address of Discord's CDN, without a trailing slash. */
  cdnBase?: string;
  /** Loads all emoji in the current language, for searching. Only common ones without it. Must be stable. */
  loadEmojis?: EmojiSources['all'];
  /** Goes to the server list. */
  onLeave?(): void;
  onDirtyChange?(dirty: boolean): void;
  /** Receives the server's plan whenever the form learns it. Must be stable. */
  onPlan?(plan: Plan): void;
  /** Receives the commands of the form while it is open. Must be stable. */
  onCommands?(commands: FormCommands | undefined): void;
  /** Under which key unsaved edits are kept on this device: of the user, the server and the module. They are not without it. */
  keepAs?: string;
  /** Follows a link within the application. */
  onNavigate(to: string): void;
  /** Goes to another site. */
  onDepart?(url: string): void;
}

interface State {
  module: CompiledModule;
  guildId: string;
  signedIn?: boolean;
  attempt: number;
  /** Goes up when an incomplete screen is replaced. */
  version: number;
  /** Edits of the screen that was replaced. */
  carried?: Edits;
  outcome: LoadOutcome | 'missing';
  /** The outcome that caused this load, to be shown once it is complete. */
  announcement?: Outcome;
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
  const next = useRef<{ announcement?: Outcome; failure?: string }>({});
  const [kept] = useState(() => readStoredChoices(module.spec, search));
  const choices = useRef<SettingsDocument>(kept);
  const { screen } = module.spec;
  const ofUser = screen.scope === 'user';
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
    (known?: GuildLists) => fetchScreen({ api, module, guildId, loadModule, signedIn, known }),
    [api, module, guildId, signedIn, loadModule],
  );
  const handleArrived = useCallback(
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
      // A code file could not be loaded, or does not exist.
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
    return <ScreenSkeleton label={text(ofUser ? 'user.loading' : 'screen.loading')} spec={module.spec} />;
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
        <LoadFailure {...outcome} ofUser={ofUser} onRetry={() => reload()} />
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
      carried={state.carried}
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
