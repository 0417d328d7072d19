import { useNavigate } from 'react-router-dom';
import type { CompiledModule } from '../../language/model.ts';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { ModuleScreen } from '../../renderer/screen/ModuleScreen.tsx';
import type { ModuleScreenProps } from '../../renderer/screen/moduleScreenProps.ts';
import { Loading } from '../pages/Loading.tsx';
import type { Language } from '../product/product.ts';
import { useScreen } from './useScreen.ts';

interface UserScreenProps extends Omit<ModuleScreenProps, 'module' | 'loadModule' | 'guildId' | 'onNavigate'> {
  /** Must be a stable function. */
  load(language: Language): Promise<CompiledModule>;
  /** Whether everything that the screen starts with is known. */
  ready?: boolean;
}

const noModule = (id: string) => Promise.reject(new Error(`No module "${id}"`));

/** A screen about the user instead of a server, in the language of the page. */
export function UserScreen({ load, ready = true, ...screen }: UserScreenProps) {
  const navigate = useNavigate();
  const { value: module, status, retry } = useScreen(load);
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  if (!module || !ready) return <Loading />;
  return <ModuleScreen module={module} loadModule={noModule} onNavigate={navigate} {...screen} />;
}
