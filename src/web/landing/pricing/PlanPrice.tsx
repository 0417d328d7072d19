import clsx from 'clsx';
import { formatAmount } from '../../../language/text/amount.ts';
import { Badge } from '../../../renderer/primitives/Badge.tsx';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import { useLanguage, useText } from '../../language/text.tsx';
import type { PlanCardContent, PricingContent } from '../content.ts';
import styles from './PlanPrice.module.css';

interface PlanPriceProps {
  plan: PlanCardContent;
  content: PricingContent;
}

/** The monthly and yearly price in the same place; the style sheet shows the selected one. Both name what a year saves. */
export function PlanPrice({ plan: { prices }, content: { periods, free } }: PlanPriceProps) {
  const text = useText();
  const language = useLanguage();
  if (!prices) {
    return (
      <div className={styles.prices}>
        <p className={styles.price}>
          <strong className={styles.amount}>{free.text}</strong> <span>{free.unit}</span>
        </p>
      </div>
    );
  }
  const { currency, yearlyList, yearlyDiscount } = prices;
  const amount = (value: string) => formatAmount(language, value, currency);
  const [monthly, yearly] = [amount(prices.monthly), amount(prices.yearly)];
  const discount = yearlyDiscount && <Badge tone="premium">{`-${yearlyDiscount}`}</Badge>;
  return (
    <div className={styles.prices}>
      <p className={styles.price} data-period="monthly">
        <strong className={styles.amount}>{monthly}</strong> <span>{periods.monthly.unit}</span>{' '}
        <span className={styles.saved}>
          {text('landing.or', { price: yearly, unit: periods.yearly.unit })} {discount}
        </span>
      </p>
      <p className={clsx(styles.price, styles.yearly)} data-period="yearly">
        <strong className={styles.amount}>{yearly}</strong> <span>{periods.yearly.unit}</span>{' '}
        <span className={styles.saved}>
          {yearlyList && (
            <>
              <VisuallyHidden>{text('landing.instead')} </VisuallyHidden>
              <s>{amount(yearlyList)}</s>
            </>
          )}{' '}
          {discount}
        </span>
      </p>
    </div>
  );
}
