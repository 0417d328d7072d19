import clsx from 'clsx';
import { useText } from '../../language/text.tsx';
import type { PricingContent } from '../content.ts';
import section from '../Section.module.css';
import { PlanCard } from './PlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import styles from './Pricing.module.css';
import { SegmentedControl } from './SegmentedControl.tsx';

/** The style sheet shows the selected prices and plan, which works without scripts. */
export function Pricing({ content }: { content: PricingContent }) {
  const text = useText();
  const { periods, plans } = content;
  return (
    <section id="pricing" className={clsx(section.section, styles.pricing)} aria-labelledby="pricing-title">
      <div className={section.inner}>
        <div className={styles.head}>
          <h2 id="pricing-title" className={section.title}>
            {content.title}
          </h2>
          <p className={clsx(section.lead, styles.lead)}>{content.text}</p>
          <SegmentedControl
            legend={text('landing.period')}
            name="period"
            options={[
              { value: 'monthly', title: periods.monthly.title },
              { value: 'yearly', title: periods.yearly.title },
            ]}
          />
          <SegmentedControl
            legend={text('landing.plan')}
            name="plan"
            className={styles.plansSwitch}
            options={plans.map(({ title }, index) => ({ value: `${index}`, title }))}
          />
        </div>
        <div className={styles.plans}>
          {plans.map((plan, index) => (
            <PlanCard key={plan.plan} plan={plan} column={index} content={content} />
          ))}
        </div>
        <p className={styles.help}>{content.help}</p>
        <PlanComparison content={content.comparison} plans={plans} />
      </div>
    </section>
  );
}
