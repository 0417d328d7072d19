import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledModule, Plan } from '../language/model.ts';
import type { Api } from './api.ts';
import { type LoadOutcome, loadScreen } from './calls/load.ts';
import { loadParts } from './fields/registry.ts';
import { Spinner } from './primitives/Spinner.tsx';
import { DeniedPanel } from './screen/DeniedPanel.tsx';
import { FormScreen } from './screen/FormScreen.tsx';
import { LoadFailure } from './screen/LoadFailure.tsx';
import { ScreenFrame } from './screen/ScreenFrame.tsx';
import styles from './screen/screen.module.css';
import { useText } from './text.ts';

export interface ModuleScreenProps {
  module: CompiledModule;
  /** Finds the modules whose documents this one reads. Keep it the same function. */
  loadModule(id: string): Promise<CompiledModule>;
  api: Api;
  guildId: string;
  /** Where pictures of the chat platform are, without a slash at the end. */
  cdnBase?: string;
  /** The ids of the plans, the free one first. */
  plans: readonly Plan[];
  /** Leaves for the server list. */
  onLeave(): void;
  onDirtyChange?(dirty: boolean): void;
  /** Follows a link of the module, an address of the application. */
  onNavigate(to: string): void;
}

interface State {
  module: CompiledModule;
  guildId: string;
  attempt: number;
  outcome: LoadOutcome;
  /** What led to this load, said once it is there. */
  announcement?: string;
}

/** The screen of any module for one server: loads it, shows it and saves it as the module declares. */
export function ModuleScreen(props: ModuleScreenProps) {
  const { module, loadModule, api, guildId, plans, onLeave } = props;
  const text = useText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>();
  const announcement = useRef<string>(undefined);
  const reload = useCallback((success?: string) => {
    announcement.current = success;
    setAttempt((count) => count + 1);
  }, []);
  const { screen, calls } = module.spec;

  useEffect(() => {
    if (screen.placeholder !== undefined) return;
    let left = false;
    const finish = (outcome: LoadOutcome) => {
      if (left) return;
      setState({ module, guildId, attempt, outcome, announcement: announcement.current });
      announcement.current = undefined;
    };
    const failure = calls?.documents[0]?.load.failure ?? text('screen.failed');
    Promise.all([loadScreen({ api, module, guildId, plans, loadModule }), loadParts(module)]).then(
      ([outcome]) => finish(outcome),
      // A part of the application could not be fetched, or is not there.
      (error: unknown) => {
        console.error(error);
        finish({ failure });
      },
    );
    return () => {
      left = true;
    };
  }, [api, module, guildId, plans, loadModule, attempt, screen, calls, text]);

  if (screen.placeholder !== undefined) {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <p className={styles.placeholder}>{screen.placeholder}</p>
      </ScreenFrame>
    );
  }
  if (state?.module !== module || state.guildId !== guildId || state.attempt !== attempt) {
    return (
      <div className={styles.loading}>
        <Spinner size="large" label={text('screen.loading')} />
      </div>
    );
  }
  const { outcome } = state;
  if ('failure' in outcome) {
    return (
      <ScreenFrame title={screen.title} description={screen.description}>
        <LoadFailure message={outcome.failure} onRetry={() => reload()} />
      </ScreenFrame>
    );
  }
  const { user } = outcome.loaded.context;
  if (!user.can_modify && screen.denied === 'redirect') {
    return (
      <ScreenFrame title={screen.title}>
        <DeniedPanel rights={user} onLeave={onLeave} />
      </ScreenFrame>
    );
  }
  return (
    <FormScreen
      key={`${module.spec.id} ${guildId} ${attempt}`}
      {...props}
      loaded={outcome.loaded}
      onReload={reload}
      announcement={state.announcement}
    />
  );
}
