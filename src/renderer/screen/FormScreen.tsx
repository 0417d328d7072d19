import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Arrival, CompiledModule, Context, SettingsDocument } from '../../language/model.ts';
import { unmet } from '../../language/requirements.ts';
import type { Translate } from '../../language/text.ts';
import type { Api } from '../api.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { addressOf } from '../calls/paths.ts';
import { Banners } from '../feedback/Banners.tsx';
import { createBannerStore } from '../feedback/bannerStore.ts';
import { OutcomeDialog } from '../feedback/OutcomeDialog.tsx';
import type { Outcome } from '../feedback/outcome.ts';
import { SaveBar } from '../feedback/SaveBar.tsx';
import { Layout } from '../layout/Layout.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useText as useWidgetText } from '../primitives/text.ts';
import { keptChoices } from '../state/choices.ts';
import { FormContext, useDirty } from '../state/hooks.ts';
import { createFormStore } from '../state/store.ts';
import { type RendererKey, useText } from '../text.ts';
import { WidgetContext } from '../widgets/context.ts';
import type { EmojiSources } from '../widgets/emoji/sources.ts';
import { CallsContext, type ScreenCalls } from './CallsContext.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { NavigateContext, type Slots } from './NavigateContext.ts';
import { PanelContext } from './PanelContext.ts';
import { RequirementNotice } from './RequirementNotice.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import styles from './screen.module.css';
import { type Arrived, useArrival } from './useArrival.ts';
import { useSave } from './useSave.ts';
import { useShortcuts } from './useShortcuts.ts';
import { widgetContext } from './widgetContext.ts';

export interface FormScreenProps {
  module: CompiledModule;
  loaded: LoadedScreen;
  api: Api;
  guildId: string;
  cdnBase?: string;
  loadEmojis?: EmojiSources['all'];
  onDirtyChange?(dirty: boolean): void;
  onNavigate(to: string): void;
  onDepart?(url: string): void;
  loginAddress?: string;
  supportMail?: string;
  slots?: Slots;
  /** Loads the screen anew; the outcome is then its `announcement`. */
  onReload(outcome: Outcome): void;
  /** What was chosen before the screen was loaded anew, on a screen whose choices nothing stores; kept up here. */
  choices?: { current?: SettingsDocument };
  /** An outcome to begin with. */
  announcement?: Outcome;
  /** What somebody has come back from. */
  arrival?: Arrival;
  onArrived(arrived: Arrived): void;
  panel?: string;
  onPanel(panel: string): void;
}

const leavePage = (url: string) => window.location.assign(url);

/** A loaded screen. Renders when it is shown and while it saves, and never for an edit. */
export function FormScreen(props: FormScreenProps) {
  const { module, loaded, api, guildId, cdnBase, loadEmojis } = props;
  const { onDirtyChange, onNavigate, onDepart = leavePage, onReload, announcement, panel, onPanel } = props;
  const { loginAddress, supportMail, slots, onArrived, choices } = props;
  const text = useText();
  const widgetText = useWidgetText();
  const { screen, calls } = module.spec;
  const { user } = loaded.context;
  const [banners] = useState(createBannerStore);
  const requirement = unmet(module, loaded.context);
  const [store] = useState(() =>
    createFormStore({
      module,
      context: loaded.context,
      saved: choices ? keptChoices(module, loaded, choices.current) : loaded.saved,
      stored: loaded.stored,
      readOnly: reasonToRead(module, loaded.context, text),
      ownerOnly: text('denied.owner'),
      onRefused: (message) => banners.show('error', message),
    }),
  );
  const context = useMemo(
    () => widgetContext({ loaded, store, banners, text: widgetText, api, cdnBase, loadEmojis }),
    [loaded, store, banners, widgetText, api, cdnBase, loadEmojis],
  );
  const navigation = useMemo(
    () => ({ guildId, navigate: onNavigate, loginAddress, supportMail, slots }),
    [guildId, onNavigate, loginAddress, supportMail, slots],
  );
  const panels = useMemo(() => ({ opened: panel, open: onPanel }), [panel, onPanel]);
  const [said, setSaid] = useState<Outcome>();
  const say = useCallback(
    (outcome: Outcome) => (screen.outcomes === 'dialog' ? setSaid(outcome) : banners.show(outcome.kind, outcome.text)),
    [screen, banners],
  );
  const screenCalls = useMemo(
    (): ScreenCalls => ({
      api,
      address: (path) => addressOf(module.spec, guildId, path),
      say,
      reload: onReload,
      open: onPanel,
      depart: onDepart,
      answered: (path) => loaded.answers[path],
      facts: loaded.facts,
    }),
    [api, module, guildId, say, onReload, onPanel, onDepart, loaded],
  );
  const finish = useCallback(
    (arrived: Arrived) => {
      onArrived(arrived);
      if (!arrived.stale) say(arrived.outcome);
    },
    [onArrived, say],
  );
  // What is waited for is asked in the name of the person.
  const arrival = props.arrival?.wait && user.signed_in === false ? undefined : props.arrival;
  useArrival(arrival, screenCalls, finish);
  useEffect(() => {
    if (!choices) return;
    return () => {
      choices.current = store.document();
    };
  }, [choices, store]);
  const fields = useRef<HTMLDivElement>(null);
  const { saving, save, refusals, reconciliation, settleConflicts } = useSave({ api, guildId, store, loaded, banners });
  useShortcuts(store, save);

  useEffect(() => {
    for (const failure of loaded.failures) banners.show('error', failure);
    if (announcement !== undefined) say(announcement);
    return banners.stop;
  }, [loaded, banners, say, announcement]);

  return (
    <NavigateContext value={navigation}>
      <CallsContext value={screenCalls}>
        <FormContext value={store}>
          <WidgetContext value={context}>
            <ScreenFrame title={screen.title} description={screen.description}>
              {!user.can_modify && (
                <Notice title={text('denied.modify')} tone="warning">
                  {screen.deniedNotice && <p>{screen.deniedNotice}</p>}
                  {user.is_admin && text('denied.admins')}
                </Notice>
              )}
              {requirement && (
                <RequirementNotice notice={requirement.notice} premium={requirement.plan !== undefined} />
              )}
              <ErrorSummary root={fields} refusals={refusals} />
              {arrival?.wait && (
                <p className={styles.waiting} role="status">
                  <Spinner size="small" decorative />
                  {arrival.wait.text}
                </p>
              )}
              <div ref={fields} style={{ display: 'contents' }}>
                <PanelContext value={panels}>
                  <Layout layout={screen.layout} />
                </PanelContext>
              </div>
              {calls && screen.saveBar && (
                <SaveBar
                  variant={screen.saveBar}
                  title={screen.title}
                  saving={saving}
                  onSave={save}
                  onDiscard={store.discard}
                />
              )}
              {reconciliation && <MergeDialog reconciliation={reconciliation} onSettle={settleConflicts} />}
              {onDirtyChange && <DirtyReport onChange={onDirtyChange} />}
            </ScreenFrame>
            <Banners store={banners} />
            <OutcomeDialog outcome={said} onClose={() => setSaid(undefined)} />
          </WidgetContext>
        </FormContext>
      </CallsContext>
    </NavigateContext>
  );
}

/** The sentence for every attempt to change a form that can only be read. */
function reasonToRead(module: CompiledModule, context: Context, text: Translate<RendererKey>): string | undefined {
  if (!context.user.can_modify) return module.spec.calls?.denied ?? text('denied.modify');
  return unmet(module, context)?.message;
}

function DirtyReport({ onChange }: { onChange(dirty: boolean): void }) {
  const dirty = useDirty();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  useEffect(() => () => onChange(false), [onChange]);
  return null;
}
