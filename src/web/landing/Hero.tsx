import clsx from 'clsx';
import { ArrowDown } from 'lucide-react';
import button from '../../renderer/primitives/Button.module.css';
import { AddLink } from './AddLink.tsx';
import { ChatDemo } from './chat/ChatDemo.tsx';
import type { DemoContent, LandingContent } from './content.ts';
import { FEATURES } from './features/Features.tsx';
import styles from './Hero.module.css';
import section from './Section.module.css';
import { Skyline } from './Skyline.tsx';

interface HeroProps {
  content: LandingContent['hero'];
  demo: DemoContent;
}

export function Hero({ content, demo }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Skyline />
      <div className={clsx(section.inner, styles.inner)}>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            {content.title}
          </h1>
          <p className={styles.text}>{content.text}</p>
          <div className={styles.actions}>
            <AddLink>{content.add.label}</AddLink>
            <a href={`#${FEATURES}`} className={clsx(button.button, button.secondary, section.action)}>
              {content.explore.label}
              <ArrowDown aria-hidden="true" />
            </a>
          </div>
          <p className={styles.help}>{content.help}</p>
        </div>
        <ChatDemo content={demo} />
      </div>
    </section>
  );
}
