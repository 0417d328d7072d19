import { ModuleScreen } from '../../renderer/ModuleScreen.tsx';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { api } from '../api.ts';
import type { ModuleId } from '../catalogue.ts';
import { useConfig } from '../config.ts';
import { emojiLoaders } from '../emoji.ts';
import { Loading } from '../pages/Loading.tsx';
import { slots } from '../slots.ts';
import { useLanguage } from '../text.tsx';
import { useModule } from './useModule.ts';

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
  const { value: module, failed, load, retry } = useModule(id);
  if (failed) return <PartFailed why="missing" onRetry={retry} />;
  if (!module) return <Loading />;
  return (
    <ModuleScreen
      module={module}
      loadModule={load}
      api={api}
      cdnBase={cdnBase}
      loadEmojis={emojiLoaders[language]}
      slots={slots}
      upgradeAddress={`/premium?guild_id=${screen.guildId}`}
      {...screen}
    />
  );
}
