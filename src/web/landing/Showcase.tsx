import clsx from 'clsx';
import { useLanguage } from '../language/text.tsx';
import type { LandingContent } from './content.ts';
import section from './Section.module.css';
import styles from './Showcase.module.css';

/** Width and height of the pictures that `npm run pictures -- --landing` draws, in pixels. */
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 640 };

/** The real dashboard, in the language and the theme of the page. A picture that is not shown is not fetched. */
export function Showcase({ content: { title, text, picture } }: { content: LandingContent['showcase'] }) {
  const language = useLanguage();
  return (
    <section className={styles.showcase}>
      <div className={clsx(section.inner, styles.inner)}>
        <h2 className={section.title}>{title}</h2>
        <p className={clsx(section.lead, styles.lead)}>{text}</p>
        {(['light', 'dark'] as const).map((theme) => (
          <picture key={theme} className={styles[theme]}>
            <source media="(max-width: 640px)" srcSet={`/dashboard-${language}-${theme}-narrow.webp`} {...NARROW} />
            <img
              src={`/dashboard-${language}-${theme}.webp`}
              {...WIDE}
              alt={picture}
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
          </picture>
        ))}
      </div>
    </section>
  );
}
