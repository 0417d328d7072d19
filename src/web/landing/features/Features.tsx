import clsx from 'clsx';
import type { LandingContent } from '../content.ts';
import section from '../Section.module.css';
import styles from './Features.module.css';
import { FeatureTabs } from './FeatureTabs.tsx';

/** The id of the section, which a button at the top links to. */
export const FEATURES = 'features';

export function Features({ content }: { content: LandingContent['features'] }) {
  return (
    <section id={FEATURES} className={section.section} aria-labelledby="features-title">
      <div className={section.inner}>
        <div className={styles.head}>
          <h2 id="features-title" className={section.title}>
            {content.title}
          </h2>
          <p className={clsx(section.lead, styles.lead)}>{content.text}</p>
        </div>
        <FeatureTabs tabs={content.tabs} label={content.title} />
      </div>
    </section>
  );
}
