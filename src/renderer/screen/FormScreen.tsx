import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledModule, Context } from '../../language/model.ts';
import { unmet } from '../../language/requirements.ts';
import type { Translate } from '../../language/text.ts';
import type { Api } from '../api.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { Banners } from '../feedback/Banners.tsx';
import { createBannerStore } from '../feedback/bannerStore.ts';
import { SaveBar } from '../feedback/SaveBar.tsx';
import { Layout } from '../layout/Layout.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useText as useWidgetText } from '../primitives/text.ts';
import { FormContext, useDirty } from '../state/hooks.ts';
import { createFormStore } from '../state/store.ts';
import { type RendererKey, useText } from '../text.ts';
import { WidgetContext } from '../widgets/context.ts';
import { CallsContext } from './CallsContext.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { NavigateContext } from './NavigateContext.ts';
import { RequirementNotice } from './RequirementNotice.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { useSave } from './useSave.ts';
import { useShortcuts } from './useShortcuts.ts';
import { widgetContext } from './widgetContext.ts';

export interface FormScreenProps {
  module: CompiledModule;
  loaded: LoadedScreen;
  api: Api;
  guildId: string;
  cdnBase?: string;
  onDirtyChange?(dirty: boolean): void;
  onNavigate(to: string): void;
  /** Loads the screen anew; the sentence is then its `announcement`. */
  onReload(success: string): void;
  /** A success to begin with. */
  announcement?: string;
}

/** A loaded screen. Renders when it is shown and while it saves, and never for an edit. */
export function FormScreen(props: FormScreenProps) {
  const { module, loaded, api, guildId, cdnBase, onDirtyChange, onNavigate, onReload, announcement } = props;
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
      saved: loaded.saved,
      readOnly: reasonToRead(module, loaded.context, text),
      ownerOnly: text('denied.owner'),
      onRefused: (message) => banners.show('error', message),
    }),
  );
  const context = useMemo(
    () => widgetContext({ loaded, store, banners, text: widgetText, cdnBase }),
    [loaded, store, banners, widgetText, cdnBase],
  );
  const navigation = useMemo(() => ({ guildId, navigate: onNavigate }), [guildId, onNavigate]);
  const screenCalls = useMemo(
    () => ({
      api,
      guildId,
      say: banners.show,
      reload: onReload,
      answered: (path: string) => loaded.answers[path],
    }),
    [api, guildId, banners, onReload, loaded],
  );
  const fields = useRef<HTMLDivElement>(null);
  const { saving, save, refusals, reconciliation, settleConflicts } = useSave({ api, guildId, store, loaded, banners });
  useShortcuts(store, save);

  useEffect(() => {
    for (const failure of loaded.failures) banners.show('error', failure);
    if (announcement !== undefined) banners.show('success', announcement);
    return banners.stop;
  }, [loaded, banners, announcement]);

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
              <div ref={fields} style={{ display: 'contents' }}>
                <Layout layout={screen.layout} />
              </div>
              {calls && (
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
