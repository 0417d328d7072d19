import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Arrival, GuildLists, Plan, SettingsDocument } from '../../language/model.ts';
import { unmetRequirement } from '../../language/resolved/requirements.ts';
import { view } from '../../language/resolved/view.ts';
import { isWide } from '../../language/screens/layout.ts';
import { switchedLayout } from '../../language/screens/masterSwitch.ts';
import { equal } from '../../language/values/equal.ts';
import type { LoadedScreen, LoadOutcome } from '../calls/load.ts';
import { callUrl } from '../calls/paths.ts';
import type { Stale } from '../calls/save.ts';
import { CallsContext, type ScreenCalls } from '../contexts/CallsContext.ts';
import { MenusContext } from '../contexts/MenusContext.ts';
import { NavigationContext } from '../contexts/NavigationContext.ts';
import type { Outcome } from '../contexts/outcome.ts';
import { PanelContext } from '../contexts/PanelContext.ts';
import { Banners } from '../feedback/Banners.tsx';
import { createBannerStore } from '../feedback/bannerStore.ts';
// Not on demand: when a connection is lost, what is said of it can no longer be fetched.
import { OutcomeDialog } from '../feedback/OutcomeDialog.tsx';
import { SaveBar } from '../feedback/SaveBar.tsx';
import { Layout } from '../layout/Layout.tsx';
import { onDemand } from '../loading/onDemand.tsx';
import { ResetMenu } from '../menus/ResetMenu.tsx';
import { reachMenus } from '../menus/reachMenus.ts';
import { keepInView } from '../primitives/focus.ts';
import { FormContext, useDirty } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { useWidgetText } from '../text/widgetText.ts';
import { WidgetContext } from '../widgets/context.ts';
import type { Arrived } from './arrivals/arrivals.ts';
import { HistoryLink } from './HistoryLink.tsx';
import { MasterSwitch } from './masterSwitch/MasterSwitch.tsx';
import { WhileOff } from './masterSwitch/WhileOff.tsx';
import type { ModuleScreenProps } from './moduleScreenProps.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ScreenNotices } from './ScreenNotices.tsx';
import { type Edits, editsOf } from './saving/carryOver.ts';
import { useDiscard } from './saving/useDiscard.ts';
import { useKeptEdits } from './saving/useKeptEdits.ts';
import { useSave } from './saving/useSave.ts';
import styles from './screen.module.css';
import { useStoredChoices } from './storedChoices.ts';
import { useTarget } from './target/useTarget.ts';
import { ExampleLoading } from './unavailable/ExampleLoading.tsx';
import { useCommands } from './useCommands.ts';
import { useFocusKept } from './useFocusKept.ts';
import { readOnlyReason, useFormStore } from './useFormStore.ts';
import { useRefresh } from './useRefresh.ts';
import { useShortcuts } from './useShortcuts.ts';
import { widgetContext } from './widgetContext.ts';

export interface FormScreenProps
  extends Omit<ModuleScreenProps, 'guildId' | 'signedIn' | 'onArrived' | 'onPanel' | 'onLeave'> {
  guildId: string;
  loaded: LoadedScreen;
  /** Loads the screen again. Must be stable. */
  load(known?: GuildLists): Promise<LoadOutcome>;
  /** Reloads the screen, which then shows the outcome and has the edits. */
  onReload(next: Pick<FormScreenProps, 'announcement' | 'carried'>): void;
  /** On screens whose choices are not saved: the choices, so that they survive a reload of the screen. */
  choices?: { current?: SettingsDocument };
  /** Loads the screen again and replaces this one, unless loading fails. */
  onRetry(retry: Retry): void;
  /** A retry is in progress. */
  retrying: boolean;
  /** Edits made before the screen was loaded again. */
  carried?: Edits;
  /** An outcome to show at first. */
  announcement?: Outcome;
  /** The site that the user returns from. */
  arrival?: Arrival;
  onArrived(arrived: Arrived): void;
  onPanel(panel: string): void;
  /** The visit whose target was opened last. */
  opened: RefObject<string | undefined>;
  /** Whether the settings of a module that is off were shown, which outlives a reload of the screen. */
  unfolded: RefObject<boolean>;
}

/** The callbacks of a retry. */
export interface Retry {
  /** The saved copy of the form, which may be saved meanwhile. */
  saved(): SettingsDocument;
  /** The edits to carry over, read when the new screen has loaded. */
  edits(): Edits | undefined;
  /** Called with the reason if it could not be loaded. */
  failed(message: string): void;
}

/** Fetched only if someone else has saved. */
const MergeDialog = onDemand(() => import('./saving/MergeDialog.tsx'));

/** Fetched only if the plan does not include the module. */
const FilledExample = onDemand(() => import('./unavailable/FilledExample.tsx'), { Meanwhile: ExampleLoading });

const leavePage = (url: string) => window.location.assign(url);

/** A loaded screen. Never renders because of an edit, only when it is shown, saved or refreshed. */
export function FormScreen(props: FormScreenProps) {
  const { module, loaded: first, api, guildId, cdnBase, loadEmojis } = props;
  const { onDirtyChange, onNavigate, onDepart = leavePage, onReload, announcement, panel, onPanel } = props;
  const { loginAddress, upgradeAddress, planTitle, historyAddress, supportMail, slots, onArrived, choices } = props;
  const text = useScreenText();
  const widgetText = useWidgetText();
  const { screen, calls } = module.spec;
  const [banners] = useState(createBannerStore);
  const sayLocked = useCallback(
    (message: string, plan?: Plan) => {
      const way = upgradeAddress && { label: text('field.upgrade'), to: upgradeAddress(plan) };
      banners.show('error', message, way);
    },
    [banners, text, upgradeAddress],
  );
  const { store, stale: begun } = useFormStore({ first, choices, carried: props.carried, banners, sayLocked });
  const [stale, setStale] = useState(begun);
  const readOnly = useCallback((screen: LoadedScreen) => readOnlyReason(screen, text), [text]);
  const fresh = useRefresh({ api, module, store, first, load: props.load, readOnly, stale, ask: setStale });
  const { loaded, refresh, learn } = fresh;
  const { user, plan } = loaded.module.context;
  const known = loaded.unread.length === 0;
  const { onPlan } = props;
  useEffect(() => {
    if (known) onPlan?.(plan);
  }, [known, plan, onPlan]);
  const requirement = unmetRequirement(module, { ...loaded.module.context, unknown: loaded.unknown });
  const knowledge = useMemo(
    () => ({
      banners,
      sayLocked,
      planTitle,
      text: widgetText,
      valueText: text,
      api,
      cdnBase,
      loadEmojis,
      refresh,
      learn,
    }),
    [banners, sayLocked, planTitle, widgetText, text, api, cdnBase, loadEmojis, refresh, learn],
  );
  const context = useMemo(() => widgetContext({ ...knowledge, loaded, store }), [knowledge, loaded, store]);
  // Who has set something up sees that, and not an example.
  const exemplary = useMemo(
    () =>
      requirement?.plan !== undefined &&
      (module.example ?? screen.example) !== undefined &&
      loaded.unread.length === 0 &&
      !store.isDirty() &&
      equal(loaded.stored, view(loaded.module, {})),
    [requirement, module, screen, loaded, store],
  );
  const navigation = useMemo(
    () => ({
      guildId,
      navigate: onNavigate,
      loginAddress,
      upgradeAddress,
      // Only the owner of a server can buy.
      buyAddress: user.is_owner ? upgradeAddress : undefined,
      supportMail,
      slots,
    }),
    [guildId, onNavigate, loginAddress, upgradeAddress, user.is_owner, supportMail, slots],
  );
  const panels = useMemo(() => ({ opened: panel, open: onPanel }), [panel, onPanel]);
  const [said, setSaid] = useState<{ outcome: Outcome; open: boolean }>();
  const notify = useCallback(
    (outcome: Outcome) =>
      screen.outcomes === 'dialog' ? setSaid({ outcome, open: true }) : banners.show(outcome.kind, outcome.text),
    [screen, banners],
  );
  const screenCalls = useMemo(
    (): ScreenCalls => ({
      api,
      address: (path) => callUrl(module.spec, guildId, path),
      notify,
      reload: (announcement) => onReload({ announcement, carried: choices ? undefined : editsOf(store) }),
      refresh,
      open: onPanel,
      depart: onDepart,
      answered: (path) => loaded.answers[path],
      facts: loaded.facts,
    }),
    [api, module, guildId, notify, onReload, refresh, onPanel, onDepart, loaded, store, choices],
  );
  const finish = useCallback(
    (arrived: Arrived) => {
      onArrived(arrived);
      if (!arrived.stale) notify(arrived.outcome);
    },
    [onArrived, notify],
  );
  // What an arrival waits for can only be asked by a signed-in user.
  const arrival = props.arrival?.wait && user.signed_in === false ? undefined : props.arrival;
  useEffect(() => {
    if (!choices) return;
    return () => {
      choices.current = store.document();
    };
  }, [choices, store]);
  useStoredChoices(store, props.onChoices);
  const root = useRef<HTMLDivElement>(null);
  const { master, layout, foldable } = useMemo(() => switchedLayout(module.spec), [module]);
  // Fields keep the limits of their plan: another plan needs new ones.
  const settings = <Layout key={plan} layout={layout} />;
  useFocusKept(root, plan);
  const { saving, busy, save, saveAll, unsettled, refusals, settleConflicts } = useSave({
    api: fresh.api,
    guildId,
    store,
    loaded,
    banners,
    stale,
    onStale: setStale,
  });
  const askAboutKept = useCallback(
    // What others have saved may be in question already, and is newer than what the form knows as stored.
    (about: Stale) =>
      setStale((before) => ({ ...about, ...before, current: { ...about.current, ...before?.current } })),
    [],
  );
  const kept = useKeptEdits(store, calls && screen.saveBar ? props.keepAs : undefined, {
    banners,
    busy,
    onConflict: askAboutKept,
    continues: props.carried !== undefined,
  });
  const undoable = useDiscard(store, banners);
  const { linkTo, dependents } = props;
  const menus = useMemo(() => linkTo && { linkTo, reset: undoable.reset, dependents }, [linkTo, undoable, dependents]);
  useShortcuts(store, save);
  useCommands(store, saveAll, props.onCommands);
  useTarget(props.target, props.opened, { store, root, banners, navigate: onNavigate });
  const { onRetry } = props;
  const retry = useCallback(
    (edits: Retry['edits']) =>
      onRetry({ saved: store.saved, edits, failed: (message) => banners.show('error', message) }),
    [onRetry, store, banners],
  );
  // While the outcome of a save is unknown, so is what is stored: discarding has to reload it.
  const discard = unsettled ? () => retry(() => undefined) : undoable.discard;

  useEffect(() => {
    if (announcement !== undefined) notify(announcement);
    return banners.stop;
  }, [banners, notify, announcement]);

  return (
    <NavigationContext value={navigation}>
      <CallsContext value={screenCalls}>
        <FormContext value={store}>
          <WidgetContext value={context}>
            <MenusContext value={menus}>
              <ScreenFrame
                title={screen.title}
                description={screen.description}
                wide={isWide(screen.layout)}
                ref={root}
                onFocus={reachMenus}
                aside={(titleId) => (
                  <>
                    {historyAddress !== undefined && <HistoryLink to={historyAddress} />}
                    <ResetMenu title={screen.title} describedBy={titleId} />
                  </>
                )}
                control={
                  master && !exemplary && <MasterSwitch name={master} title={screen.title} dependents={dependents} />
                }
              >
                <ScreenNotices
                  {...{ loaded, requirement, kept, refusals, root, arrival }}
                  termsChange={fresh.change}
                  search={props.search}
                  retrying={props.retrying}
                  onRetry={() => retry(() => editsOf(store))}
                  onArrived={finish}
                />
                {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes focus. */}
                <div className={styles.settings} onFocus={keepInView}>
                  <PanelContext value={panels}>
                    {exemplary ? (
                      <FilledExample
                        module={module}
                        loaded={loaded}
                        loadModule={props.loadModule}
                        knowledge={knowledge}
                      />
                    ) : master && foldable ? (
                      <WhileOff master={master} title={screen.title} unfolded={props.unfolded}>
                        {settings}
                      </WhileOff>
                    ) : (
                      settings
                    )}
                  </PanelContext>
                </div>
                {calls && screen.saveBar && (
                  <SaveBar
                    variant={screen.saveBar}
                    title={screen.title}
                    saving={saving}
                    unsettled={unsettled}
                    unkept={kept.isFull}
                    root={root}
                    onSave={save}
                    onDiscard={discard}
                  />
                )}
                {stale && <MergeDialog stale={stale} onSettle={settleConflicts} />}
                {onDirtyChange && <DirtyReport unsettled={unsettled} onChange={onDirtyChange} />}
              </ScreenFrame>
            </MenusContext>
            <Banners store={banners} />
            {said && <OutcomeDialog {...said} onClose={() => setSaid({ ...said, open: false })} />}
          </WidgetContext>
        </FormContext>
      </CallsContext>
    </NavigationContext>
  );
}

function DirtyReport({ unsettled, onChange }: { unsettled: boolean; onChange(dirty: boolean): void }) {
  const edited = useDirty();
  const dirty = edited || unsettled;
  useEffect(() => onChange(dirty), [dirty, onChange]);
  useEffect(() => () => onChange(false), [onChange]);
  return null;
}
