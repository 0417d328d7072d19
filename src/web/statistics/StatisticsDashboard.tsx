import { useCallback } from 'react';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import type { SlotProps } from '../../renderer/screen/NavigateContext.ts';
import { useLoaded } from '../../renderer/useLoaded.ts';
import { useLanguage } from '../language/text.tsx';
import { Dashboard } from './Dashboard.tsx';
import { loadStatisticsText, StatisticsTextProvider } from './texts.tsx';

/** The live statistics of a server. */
export default function StatisticsDashboard({ guildId, modules }: SlotProps) {
  const language = useLanguage();
  const { value, failed, retry } = useLoaded(useCallback(() => loadStatisticsText(language), [language]));
  if (failed) return <PartFailed why="missing" onRetry={retry} />;
  if (!value) return <Spinner size="large" />;
  return (
    <StatisticsTextProvider language={language} catalogue={value}>
      <Dashboard key={guildId} guildId={guildId} economy={modules.economy} />
    </StatisticsTextProvider>
  );
}
