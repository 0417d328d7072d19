import { useNavigate } from 'react-router-dom';
import type { CompiledModule } from '../../language/model.ts';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { ModuleScreen, type ModuleScreenProps } from '../../renderer/screen/ModuleScreen.tsx';
import { Loading } from '../pages/Loading.tsx';
import type { Language } from '../product/product.ts';
import { useScreen } from './useScreen.ts';

interface PersonScreenProps extends Omit<ModuleScreenProps, 'module' | 'loadModule' | 'guildId' | 'onNavigate'> {
  /** Keep it the same function. */
  load(language: Language): Promise<CompiledModule>;
  /** Whether all that it starts from is known. */
  ready?: boolean;
}

const noModule = (id: string) => Promise.reject(new Error(`No module "${id}"`));

/** A screen that is about no server, in the language of the page. */
export function PersonScreen({ load, ready = true, ...screen }: PersonScreenProps) {
  const navigate = useNavigate();
  const { value: module, status, retry } = useScreen(load);
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  if (!module || !ready) return <Loading />;
  return <ModuleScreen module={module} loadModule={noModule} onNavigate={navigate} {...screen} />;
}
