import type { Price as PriceValue } from '../../../language/model.ts';
import { formatAmount } from '../../../language/text/amount.ts';
import { interpolate } from '../../../language/text/message.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../context.ts';
import styles from './ChoicePrice.module.css';

interface ChoicePriceProps {
  id: string;
  price: PriceValue;
  /** May contain `{discount}`; it is then left out of a price without one. */
  badge?: string;
}

/** The price of a choice, with a badge. */
export function ChoicePrice({ id, price, badge }: ChoicePriceProps) {
  const { language, text } = useWidgets();
  const { amount, currency, before, discount } = price;
  const said = badge !== undefined && (discount !== undefined || !badge.includes('{discount}'));
  return (
    <span id={id} className={styles.price}>
      {/* The spaces are for screen readers; visually, gaps separate the parts. */}
      <strong className={styles.amount}>{formatAmount(language, amount, currency)}</strong>{' '}
      {before && (
        <span className={styles.before}>
          <VisuallyHidden>{text('widget.cards.instead')}</VisuallyHidden>{' '}
          <s>{formatAmount(language, before, currency)}</s>
        </span>
      )}{' '}
      {said && <Badge tone="premium">{interpolate(badge, { discount })}</Badge>}
    </span>
  );
}
