import { useId } from 'react';
import { Amount } from '../Amount.tsx';
import type { Overview } from '../model/overview.ts';
import { PartTitle } from '../PartTitle.tsx';
import { useStatisticsText } from '../texts.tsx';
import styles from './FarmingTable.module.css';

/** Passive earnings of members, by their source. */
export function FarmingTable({ rows }: { rows: Overview['economy_analytics']['farming_by_type'] }) {
  const { text } = useStatisticsText();
  const id = useId();
  return (
    <section className={styles.farming} aria-labelledby={id}>
      <PartTitle id={id}> {text('farming.title')}</PartTitle>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{text('farming.source')}</th>
            <th scope="col">{text('farming.users')}</th>
            <th scope="col">{text('farming.earned')}</th>
            <th scope="col">{text('farming.transactions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">{text(`farming.type.${row.type}`)}</th>
              <td>
                <Amount value={row.unique_users} />
              </td>
              <td>
                <Amount value={row.total_amount} />
              </td>
              <td>
                <Amount value={row.transaction_count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
