import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../renderer/primitives/Banner.tsx';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import type { ServerPageProps } from '../configure/serverPageProps.ts';
import { useLanguage } from '../language/text.tsx';
import { menu } from '../product/menu.ts';
import { Attention } from './Attention.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ModuleCard } from './ModuleCard.tsx';
import { OverviewHeader } from './OverviewHeader.tsx';
import styles from './OverviewPage.module.css';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import type { ServerOverview } from './serverOverview.ts';
import { OverviewTexts, useOverviewText } from './texts.ts';
import { usePresetOffer } from './usePresetOffer.ts';
import { useServerOverview } from './useServerOverview.ts';

/** Whether nothing has been set up in a server yet. */
function isNew({ modules }: ServerOverview): boolean {
  return modules.every(({ state, changed }) => !changed && state !== 'on' && state !== 'incomplete');
}

/** The first page of a server: the state of the bot and of each module, and what needs attention. */
export default function OverviewPage(props: ServerPageProps) {
  return (
    <OverviewTexts>
      <Overview key={props.guildId} {...props} />
    </OverviewTexts>
  );
}

function Overview({ guildId, info, plan, isWhole, onPlan }: ServerPageProps) {
  const text = useOverviewText();
  const language = useLanguage();
  const { status, value, busy, retry, refresh } = useServerOverview(guildId, onPlan);
  const offered = isWhole && value !== undefined && isNew(value);
  const offer = usePresetOffer(guildId, offered);
  // Presets push everything else down, so nothing is shown before them. What is shown stays, even if all is reset meanwhile.
  const [waits, setWaits] = useState<boolean>();
  if (value && waits === undefined) setWaits(offered);
  const waitsForPresets = offered && waits !== false && offer.status === 'loading';
  // A long name wraps, and would push everything down, too.
  const overview = waitsForPresets || info === undefined ? undefined : value;
  return (
    <div key={String(info !== undefined)} className={styles.page}>
      <OverviewHeader
        info={info}
        plan={plan}
        bot={!value && status === 'failed' ? null : value?.bot}
        access={value?.access}
      />
      {!overview && (value || status === 'loading') && <OverviewSkeleton />}
      {!value && status === 'failed' && (
        <RetryNotice title={text('failed')} icon={<CloudOff />} label={text('retry')} busy={busy} onRetry={retry}>
          {text('failedHint')}
        </RetryNotice>
      )}
      {overview && (
        <>
          {status === 'failed' && (
            <Banner kind="error" action={{ label: text('retry'), run: () => void refresh() }}>
              {text('stale')}
            </Banner>
          )}
          {!overview.complete && <Banner kind="info">{text('partial')}</Banner>}
          <FirstSteps guildId={guildId} overview={overview} />
          {offered && offer.value && <offer.value.Presets answer={offer.value.answer} />}
          <Attention overview={overview} />
          {menu[language].map(({ id, title, items }) => {
            // The server lists those that the user may see.
            const shown = items.flatMap((item) => {
              const module = overview.modules.find((one) => one.id === item.id);
              return module ? [{ item, module }] : [];
            });
            if (shown.length === 0) return null;
            return (
              <div key={id} className={styles.group}>
                <h2 className={styles.groupTitle}>{title}</h2>
                <ul className={styles.cards}>
                  {shown.map(({ item, module }) => (
                    <li key={item.id}>
                      <ModuleCard item={item} guildId={guildId} module={module} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </>
      )}
    </div>
  );
}
