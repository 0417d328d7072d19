import { useId } from 'react';
import type { Overview } from '../model/overview.ts';
import { PartTitle } from '../PartTitle.tsx';
import { useStatisticsText } from '../texts.tsx';
import styles from './Wealth.module.css';

type Ranges = Overview['economy_analytics']['wealth_ranges'];

const bands = [
  { id: 'poor', range: '1-100' },
  { id: 'middle', range: '100-1K' },
  { id: 'rich', range: '1K-10K' },
  { id: 'wealthy', range: '10K+' },
] as const;

/** How many members have how much, in four ranges. */
export function Wealth({ ranges }: { ranges: Ranges }) {
  const { text, format } = useStatisticsText();
  const id = useId();
  const all = bands.reduce((sum, band) => sum + ranges[band.id], 0);
  const share = (band: keyof Ranges) => (all > 0 ? (ranges[band] / all) * 100 : 0);
  return (
    <section className={styles.wealth} aria-labelledby={id}>
      <PartTitle id={id}> {text('wealth.title')}</PartTitle>
      <div className={styles.bar} aria-hidden="true">
        {bands.map((band) => (
          <span key={band.id} className={styles.part} data-band={band.id} style={{ flexGrow: share(band.id) }} />
        ))}
      </div>
      <ul className={styles.bands}>
        {bands.map((band) => (
          <li key={band.id} className={styles.band}>
            <span className={styles.swatch} data-band={band.id} aria-hidden="true" />
            <span className={styles.name}>
              <span>{text(`wealth.${band.id}`)}</span> <span className={styles.range}>{band.range}</span>
            </span>
            <span className={styles.count}>
              {text('wealth.members', {
                count: ranges[band.id],
                share: format.percent(Math.round(share(band.id))),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
