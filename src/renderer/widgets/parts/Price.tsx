import type { Price as PriceValue } from '../../../language/model.ts';
import { interpolate } from '../../../language/text/message.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../context.ts';
import styles from './Price.module.css';

interface PriceProps {
  id: string;
  price: PriceValue;
  /** `{discount}` is that of the price. */
  badge?: string;
}

/** What a choice costs. */
export function Price({ id, price, badge }: PriceProps) {
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
