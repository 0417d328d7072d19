import { interpolate } from '../../../language/text/message.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../context.ts';
import styles from './ChoicePrice.module.css';

/** What something costs, and what it would cost without a discount. */
export interface PriceValue {
  amount: string;
  currency: string;
  before?: string;
  discount?: string;
}

interface ChoicePriceProps {
  id: string;
  price: PriceValue;
  /** `{discount}` is that of the price. */
  badge?: string;
}

/** What a choice costs. */
export function ChoicePrice({ id, price, badge }: ChoicePriceProps) {
  const { text } = useWidgets();
  const { amount, currency, before, discount } = price;
  return (
    <span id={id} className={styles.price}>
      {/* Spaces part the words where they are read out; on the screen, gaps do. */}
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
