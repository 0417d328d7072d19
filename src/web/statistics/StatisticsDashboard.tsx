import { useCallback } from 'react';
import type { SlotProps } from '../../renderer/contexts/NavigationContext.ts';
import { useLoaded } from '../../renderer/loading/useLoaded.ts';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useLanguage } from '../language/text.tsx';
import { Dashboard } from './Dashboard.tsx';
import { loadStatisticsText, StatisticsTextProvider } from './texts.tsx';

/** The live statistics of a server. */
export default function StatisticsDashboard({ guildId, modules }: SlotProps) {
  const language = useLanguage();
  const { status, value, retry } = useLoaded(useCallback(() => loadStatisticsText(language), [language]));
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  if (!value) return <Spinner size="large" />;
  return (
    <StatisticsTextProvider language={language} catalogue={value}>
      <Dashboard key={guildId} guildId={guildId} economy={modules.economy} />
    </StatisticsTextProvider>
  );
}
