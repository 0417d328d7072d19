import clsx from 'clsx';
import { Badge } from '../../../renderer/primitives/Badge.tsx';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import { useText } from '../../language/text.tsx';
import type { PlanCardContent, PricingContent } from '../content.ts';
import styles from './PlanPrice.module.css';

interface PlanPriceProps {
  plan: PlanCardContent;
  content: PricingContent;
}

/** The monthly and yearly price in the same place; the style sheet shows the selected one. Both name what a year saves. */
export function PlanPrice({ plan: { prices }, content: { periods, free } }: PlanPriceProps) {
  const text = useText();
  if (!prices) {
    return (
      <div className={styles.prices}>
        <p className={styles.price}>
          <strong className={styles.amount}>{free.text}</strong> <span>{free.unit}</span>
        </p>
      </div>
    );
  }
  const { currency, monthly, yearly, yearlyList, yearlyDiscount } = prices;
  const discount = yearlyDiscount && <Badge tone="premium">{`-${yearlyDiscount}`}</Badge>;
  return (
    <div className={styles.prices}>
      <p className={styles.price} data-period="monthly">
        <strong className={styles.amount}>{`${monthly} ${currency}`}</strong> <span>{periods.monthly.unit}</span>{' '}
        <span className={styles.saved}>
          {text('landing.or', { price: `${yearly} ${currency}`, unit: periods.yearly.unit })} {discount}
        </span>
      </p>
      <p className={clsx(styles.price, styles.yearly)} data-period="yearly">
        <strong className={styles.amount}>{`${yearly} ${currency}`}</strong> <span>{periods.yearly.unit}</span>{' '}
        <span className={styles.saved}>
          {yearlyList && (
            <>
              <VisuallyHidden>{text('landing.instead')} </VisuallyHidden>
              <s>{`${yearlyList} ${currency}`}</s>
            </>
          )}{' '}
          {discount}
        </span>
      </p>
    </div>
  );
}
