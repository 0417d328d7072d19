import clsx from 'clsx';
import { Check, Crown } from 'lucide-react';
import button from '../../../renderer/primitives/Button.module.css';
import { SignedInLink } from '../../chrome/links.tsx';
import { AddLink } from '../AddLink.tsx';
import type { PlanCardContent, PricingContent } from '../content.ts';
import section from '../Section.module.css';
import styles from './PlanCard.module.css';
import { PlanPrice } from './PlanPrice.tsx';

interface PlanCardProps {
  plan: PlanCardContent;
  /** The index of the plan, for the style sheet of narrow screens. */
  column: number;
  content: PricingContent;
}

export function PlanCard({ plan, column, content }: PlanCardProps) {
  const title = `plan-${plan.plan}`;
  const isChoice = content.plans.filter(({ prices }) => prices).length > 1;
  return (
    <article className={clsx(styles.card, plan.prices && styles.paid)} data-card={column} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {plan.prices && <Crown aria-hidden="true" />}
        {plan.title}
      </h3>
      <p className={styles.text}>{plan.text}</p>
      <PlanPrice plan={plan} content={content} />
      {plan.prices ? (
        <SignedInLink
          to={isChoice ? `/premium?plan=${plan.plan}` : '/premium'}
          className={clsx(button.button, button.primary, section.action)}
          marked={false}
          describedBy={title}
        >
          {plan.label}
        </SignedInLink>
      ) : (
        <AddLink describedBy={title} className={button.secondary}>
          {plan.label}
        </AddLink>
      )}
      <ul className={styles.items}>
        {plan.items.map((item) => (
          <li key={item} className={styles.item}>
            <Check aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </article>
  );
}
