import { ModuleScreen } from '../../renderer/ModuleScreen.tsx';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { emojiLoaders } from '../browser/emoji.ts';
import { api } from '../calls/api.ts';
import { useConfig } from '../calls/config.ts';
import { useLanguage } from '../language/text.tsx';
import { Loading } from '../pages/Loading.tsx';
import type { ModuleId } from '../product/catalogue.ts';
import { slots } from '../screens/slots.ts';
import { useModule } from './useModule.ts';

interface ModuleViewProps {
  id: ModuleId;
  guildId: string;
  /** The screen sends the user away because they may no longer change settings. */
  onLeave(): void;
  onNavigate(to: string): void;
  onDirtyChange(dirty: boolean): void;
}

/** Draws a module with the renderer. */
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
