import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ComparisonContent, ComparisonRow, PlanCardContent } from '../content.ts';
import styles from './PlanComparison.module.css';

interface ComparisonProps {
  content: ComparisonContent;
  plans: readonly PlanCardContent[];
}

/** What each plan includes, generated from the limits that the modules enforce. */
export function PlanComparison({ content, plans }: ComparisonProps) {
  return (
    <div className={styles.comparison}>
      <h3 id="comparison-title" className={styles.title}>
        {content.title}
      </h3>
      <table className={styles.table} aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">{content.label}</th>
            {plans.map(({ plan, title, prices }) => (
              <th key={plan} scope="col" className={clsx(prices && styles.paid)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {content.groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.title} className={styles.row}>
                <th scope="row">{row.title}</th>
                {row.cells.map((cell, index) => (
                  <td
                    key={plans[index]?.plan}
                    className={clsx(plans[index]?.prices && styles.paid, cell.mark && styles[cell.mark])}
                  >
                    <Cell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cell({ text, mark }: ComparisonRow['cells'][number]) {
  const Icon = mark && { with: Check, without: Minus }[mark];
  return (
    <span className={styles.cell}>
      {Icon && <Icon aria-hidden="true" />}
      {text}
    </span>
  );
}
