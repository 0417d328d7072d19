import { ChartNoAxesCombined } from 'lucide-react';
import { useId } from 'react';
import type { SettingsDocument } from '../../language/model.ts';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import { Notice } from '../../renderer/primitives/Notice.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import styles from './Dashboard.module.css';
import { Figures } from './Figures.tsx';
import { FiguresFailure } from './FiguresFailure.tsx';
import { currenciesOf } from './model/currencies.ts';
import { placeholder, previous } from './model/placeholder.ts';
import { useComparison } from './model/useComparison.ts';
import { usePeriod } from './model/usePeriod.ts';
import { useStatistics } from './model/useStatistics.ts';
import { Toolbar } from './Toolbar.tsx';
import { useStatisticsText } from './texts.tsx';

const Comparison = onDemand(() => import('./Comparison.tsx'));

interface DashboardProps {
  guildId: string;
  /** The settings of the economy module; absent if they could not be loaded. */
  economy?: SettingsDocument;
}

/** The statistics of a server: a toolbar, and the figures of a period once they are loaded. */
export function Dashboard({ guildId, economy = {} }: DashboardProps) {
  const { text } = useStatisticsText();
  const id = useId();
  const [period, setPeriod] = usePeriod();
  const [compared, setCompared] = useComparison();
  const { overview, updatedAt, loading, failure, refresh } = useStatistics(guildId, period, compared);
  const currencies = currenciesOf(economy, text);
  const comparison = compared && overview?.previous && <Comparison overview={overview} previous={overview.previous} />;
  const expected = loading && (!overview || overview.has_data) && text('loading');
  const other = loading && overview?.period !== period;
  return (
    <section className={styles.dashboard} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {text('title')}
        </h2>
        <p className={styles.help}>{text('help')}</p>
      </header>
      <Toolbar
        period={period}
        onPeriod={setPeriod}
        compared={compared}
        onCompared={setCompared}
        updatedAt={updatedAt}
        reportedAt={overview?.updated_at ? new Date(overview.updated_at) : null}
        loading={loading}
        onRefresh={refresh}
      />
      <VisuallyHidden>
        <span role="status">
          {other ? text('loading') : overview && text(`shown.${overview.period}`)} {compared && comparison}
        </span>
      </VisuallyHidden>
      {compared && (comparison || expected) && <p className={styles.comparison}>{comparison || expected}</p>}
      {failure && <FiguresFailure failure={failure} stale={overview !== null} busy={loading} onRetry={refresh} />}
      {overview && !overview.has_data && (
        <Notice title={text('emptyTitle')} icon={<ChartNoAxesCombined />} level={3}>
          <p>{text('empty')}</p>
        </Notice>
      )}
      {overview?.has_data && (
        <div className={styles.figures} data-stale={other || overview.period !== period || undefined} aria-busy={other}>
          <Figures overview={overview} currencies={currencies} />
        </div>
      )}
      {!overview && !failure && (
        <div className={styles.figures} data-pending="" aria-hidden="true" inert>
          <Figures overview={compared ? { ...placeholder, previous } : placeholder} currencies={currencies} />
        </div>
      )}
    </section>
  );
}
