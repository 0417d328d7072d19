import { useCallback } from 'react';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useLoaded } from '../../renderer/useLoaded.ts';
import { ScreenFailed } from '../pages/ScreenFailed.tsx';
import { useLanguage } from '../text.tsx';
import { Dashboard } from './Dashboard.tsx';
import { loadTexts, WordsProvider } from './texts.tsx';

/** The live figures of a server. */
export default function StatisticsDashboard({ guildId }: { guildId: string }) {
  const language = useLanguage();
  const { value, failed, retry } = useLoaded(useCallback(() => loadTexts(language), [language]));
  if (failed) return <ScreenFailed onRetry={retry} />;
  if (!value) return <Spinner size="large" />;
  return (
    <WordsProvider language={language} catalogue={value}>
      <Dashboard key={guildId} guildId={guildId} />
    </WordsProvider>
  );
}
