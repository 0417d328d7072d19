import { useCallback, useMemo, useState } from 'react';
import type { Plan } from '../../language/model.ts';
import { addressOf } from '../../language/screens/addressOf.ts';
import { LoadingStatus } from '../../renderer/primitives/LoadingStatus.tsx';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { ModuleScreen } from '../../renderer/screen/ModuleScreen.tsx';
import type { FormCommands } from '../../renderer/screen/useCommands.ts';
import { emojiLoaders } from '../browser/emoji.ts';
import { api } from '../calls/api.ts';
import { useConfig } from '../calls/config.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { useQuery } from '../navigation/useQuery.ts';
import type { ModuleId } from '../product/catalogue.ts';
import { planTitle } from '../product/plans.ts';
import { premiumAddress } from '../product/premiumAddress.ts';
import { slots } from '../screens/slots.ts';
import { useSession } from '../session/session.ts';
import { editsKey } from './unsaved/editsKey.ts';
import { useModule } from './useModule.ts';
import { useSettingTarget } from './useSettingTarget.ts';

interface ModuleViewProps {
  id: ModuleId;
  guildId: string;
  /** The screen sends the user away because they may no longer change settings. */
  onLeave(): void;
  onNavigate(to: string): void;
  onDirtyChange(dirty: boolean): void;
  /** Receives the server's plan whenever the form learns it. Must be stable. */
  onPlan(plan: Plan): void;
  /** Receives the commands of the form while it is open. Must be stable. */
  onCommands(commands: FormCommands | undefined): void;
}

/** Draws a module with the renderer. */
export function ModuleView({ id, ...screen }: ModuleViewProps) {
  const language = useLanguage();
  const text = useText();
  const { cdnBase } = useConfig();
  const target = useSettingTarget();
  const [query, changeQuery] = useQuery();
  const { user } = useSession();
  // The session may end while there are unsaved edits, which stay those of the same user.
  const [userId, setUserId] = useState(user?.id);
  if (user && user.id !== userId) setUserId(user.id);
  const { value: module, status, load, retry } = useModule(id);
  const linkTo = useCallback((setting: string) => new URL(addressOf(id, setting), window.location.href).href, [id]);
  const onPanel = useCallback((tab: string) => changeQuery({ tab }), [changeQuery]);
  const { guildId } = screen;
  const upgradeAddress = useCallback((plan?: Plan) => premiumAddress(guildId, plan), [guildId]);
  const titleOf = useCallback((plan: Plan) => planTitle(plan, language), [language]);
  const dependents = useMemo(() => {
    const ids = module?.neededBy;
    return (
      ids &&
      (async () => {
        // A module can be turned off even if that file cannot be fetched.
        const file = await import('./dependents.ts').catch(() => undefined);
        return file ? file.runningModules(guildId, ids, language) : [];
      })
    );
  }, [module, guildId, language]);
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  if (!module)
    return (
      <div aria-busy="true">
        <LoadingStatus label={text('configure.loading')} />
      </div>
    );
  return (
    <ModuleScreen
      module={module}
      loadModule={load}
      api={api}
      cdnBase={cdnBase}
      loadEmojis={emojiLoaders[language]}
      slots={slots}
      target={target}
      panel={query.get('tab') ?? undefined}
      onPanel={onPanel}
      keepAs={userId && editsKey(userId, guildId, id)}
      upgradeAddress={upgradeAddress}
      planTitle={titleOf}
      linkTo={linkTo}
      dependents={dependents}
      historyAddress={`?section=history&module=${id}`}
      {...screen}
    />
  );
}
