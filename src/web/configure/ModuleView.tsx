import { ModuleScreen } from '../../renderer/ModuleScreen.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Notice } from '../../renderer/primitives/Notice.tsx';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import { api } from '../api.ts';
import { type ModuleId, plans } from '../catalogue.ts';
import { useConfig } from '../config.ts';
import { Loading } from '../pages/Loading.tsx';
import { useText } from '../text.tsx';
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
  const text = useText();
  const { cdnBase } = useConfig();
  const { loaded, load, retry } = useModule(id);
  if (loaded.status === 'loading') return <Loading />;
  if (loaded.status === 'failed') {
    return (
      <div role="alert">
        <Notice
          tone="danger"
          title={text('configure.moduleFailed')}
          action={<Button onClick={retry}>{text('configure.moduleRetry')}</Button>}
        >
          {text('configure.moduleFailedHint')}
        </Notice>
      </div>
    );
  }
  return (
    <RendererProvider>
      <ModuleScreen module={loaded.module} loadModule={load} api={api} plans={planIds} cdnBase={cdnBase} {...screen} />
    </RendererProvider>
  );
}
