import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompiledModule } from '../language/model.ts';
import { ModuleScreen, type ModuleScreenProps } from '../renderer/ModuleScreen.tsx';
import { RendererProvider } from '../renderer/RendererProvider.tsx';
import { plans } from './catalogue.ts';
import { Loading } from './pages/Loading.tsx';
import { ScreenFailed } from './pages/ScreenFailed.tsx';
import type { Language } from './product.ts';
import { RendererTextContext } from './rendererText.ts';
import { useScreen } from './useScreen.ts';

interface PersonScreenProps
  extends Omit<ModuleScreenProps, 'module' | 'loadModule' | 'plans' | 'guildId' | 'onNavigate'> {
  /** Keep it the same function. */
  load(language: Language): Promise<CompiledModule>;
  /** Whether all that it starts from is known. */
  ready?: boolean;
}

const planIds = plans.map((plan) => plan.id);
const noModule = (id: string) => Promise.reject(new Error(`No module "${id}"`));

/** A screen that is about no server, in the language of the page. */
export function PersonScreen({ load, ready = true, ...screen }: PersonScreenProps) {
  const navigate = useNavigate();
  const rendererText = useContext(RendererTextContext);
  const { value: module, failed, retry } = useScreen(load);
  if (failed) return <ScreenFailed onRetry={retry} />;
  if (!module || !ready) return <Loading />;
  return (
    <RendererProvider {...rendererText}>
      <ModuleScreen module={module} loadModule={noModule} plans={planIds} onNavigate={navigate} {...screen} />
    </RendererProvider>
  );
}
