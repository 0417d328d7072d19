import { useText } from '../language/text.tsx';
import { NEW_TAB } from './AddLink.tsx';
import { CallToAction } from './CallToAction.tsx';
import type { LandingContent } from './content.ts';
import { Faq } from './Faq.tsx';
import { Features } from './features/Features.tsx';
import { Hero } from './Hero.tsx';
import styles from './LandingPage.module.css';
import { Pricing } from './pricing/Pricing.tsx';
import { Showcase } from './Showcase.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { Stats } from './Stats.tsx';

/** The front page. All of its texts are content. Without scripts it is complete, but not animated. */
export function LandingPage({ content }: { content: LandingContent }) {
  const text = useText();
  return (
    <div className={styles.page}>
      <SignInNotice />
      <Hero content={content.hero} demo={content.demo} />
      {content.stats.shown && <Stats stats={content.stats.entries} />}
      <Showcase content={content.showcase} />
      <Features content={content.features} />
      <CallToAction content={content.callToAction} />
      <Pricing content={content.pricing} />
      <Faq content={content.faq} />
      <span id={NEW_TAB} hidden>
        {text('dashboard.newTab')}
      </span>
    </div>
  );
}
