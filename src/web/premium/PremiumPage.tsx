import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModuleScreen } from '../../renderer/ModuleScreen.tsx';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import { api } from '../api.ts';
import { loadScreen, plans } from '../catalogue.ts';
import { useLoginAddress } from '../chrome/links.tsx';
import { useConfig } from '../config.ts';
import { Head } from '../Head.tsx';
import { Loading } from '../pages/Loading.tsx';
import page from '../pages/Page.module.css';
import { ScreenFailed } from '../pages/ScreenFailed.tsx';
import { RendererTextContext } from '../rendererText.ts';
import { refreshSession, useSession } from '../session.ts';
import { useText } from '../text.tsx';
import { useScreen } from '../useScreen.ts';
import { usePlace } from './usePlace.ts';

const planIds = plans.map((plan) => plan.id);
const load = (language: Parameters<typeof loadScreen>[1]) => loadScreen('premium', language);
const noModule = (id: string) => Promise.reject(new Error(`No module "${id}"`));

/** Buying Premium, the servers that have it, and what was paid. */
export function PremiumPage() {
  const text = useText();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const { cdnBase, supportMail } = useConfig();
  const rendererText = useContext(RendererTextContext);
  const loginAddress = useLoginAddress('/premium');
  const { value: module, failed, retry } = useScreen(load);
  const place = usePlace();
  useEffect(() => {
    void refreshSession();
  }, []);
  const known = status !== 'unknown' || user !== null;

  return (
    <div className={page.page}>
      <Head title={text('premium.title')} description={text('premium.description')} />
      {failed && <ScreenFailed onRetry={retry} />}
      {!failed && !(module && known) && <Loading />}
      {module && known && (
        <RendererProvider {...rendererText}>
          <ModuleScreen
            module={module}
            loadModule={noModule}
            api={api}
            plans={planIds}
            cdnBase={cdnBase}
            supportMail={supportMail}
            signedIn={status !== 'signedOut'}
            loginAddress={loginAddress}
            onNavigate={navigate}
            {...place}
          />
        </RendererProvider>
      )}
    </div>
  );
}
