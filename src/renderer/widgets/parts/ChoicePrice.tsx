import { interpolate } from '../../../language/text/message.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../context.ts';
import styles from './ChoicePrice.module.css';

/** A price, and the price before a discount. */
export interface PriceValue {
  amount: string;
  currency: string;
  before?: string;
  discount?: string;
}

interface ChoicePriceProps {
  id: string;
  price: PriceValue;
  /** May contain `{discount}`. */
  badge?: string;
}

/** The price of a choice, with a badge. */
export function ChoicePrice({ id, price, badge }: ChoicePriceProps) {
  const { text } = useWidgets();
  const { amount, currency, before, discount } = price;
  return (
    <span id={id} className={styles.price}>
      {/* The spaces are for screen readers; visually, gaps separate the parts. */}
      <strong className={styles.amount}>{`${amount} ${currency}`}</strong>{' '}
      {before && (
        <span className={styles.before}>
          <VisuallyHidden>{text('widget.cards.instead')}</VisuallyHidden> <s>{`${before} ${currency}`}</s>
        </span>
      )}{' '}
      {badge && <Badge tone="premium">{interpolate(badge, { discount })}</Badge>}
    </span>
  );
}
