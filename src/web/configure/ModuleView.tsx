import { useContext } from 'react';
import { ModuleScreen } from '../../renderer/ModuleScreen.tsx';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import { api } from '../api.ts';
import { type ModuleId, plans } from '../catalogue.ts';
import { useConfig } from '../config.ts';
import { emojiLoaders } from '../emoji.ts';
import { Loading } from '../pages/Loading.tsx';
import { ScreenFailed } from '../pages/ScreenFailed.tsx';
import { RendererTextContext } from '../rendererText.ts';
import { slots } from '../slots.ts';
import { useLanguage } from '../text.tsx';
import { useModule } from './useModule.ts';

const planIds = plans.map((plan) => plan.id);

interface ModuleViewProps {
  id: ModuleId;
  guildId: string;
  /** The screen sends the person away: the right to modify is gone. */
  onLeave(): void;
  onNavigate(to: string): void;
  onDirtyChange(dirty: boolean): void;
}

/** Hands a module to the renderer. */
export function ModuleView({ id, ...screen }: ModuleViewProps) {
  const language = useLanguage();
  const { cdnBase } = useConfig();
  const rendererText = useContext(RendererTextContext);
  const { value: module, failed, load, retry } = useModule(id);
  if (failed) return <ScreenFailed onRetry={retry} />;
  if (!module) return <Loading />;
  return (
    <RendererProvider {...rendererText}>
      <ModuleScreen
        module={module}
        loadModule={load}
        api={api}
        plans={planIds}
        cdnBase={cdnBase}
        loadEmojis={emojiLoaders[language]}
        slots={slots}
        {...screen}
      />
    </RendererProvider>
  );
}
