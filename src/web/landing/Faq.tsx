import clsx from 'clsx';
import { Plus } from 'lucide-react';
import type { ToggleEvent } from 'react';
import type { LandingContent } from './content.ts';
import styles from './Faq.module.css';
import section from './Section.module.css';

/** Questions of which one is open at a time, which browsers enforce by their shared name. */
export function Faq({ content }: { content: LandingContent['faq'] }) {
  return (
    <section id="faq" className={clsx(section.section, styles.faq)} aria-labelledby="faq-title">
      <div className={clsx(section.inner, styles.inner)}>
        <div className={styles.head}>
          <h2 id="faq-title" className={section.title}>
            {content.title}
          </h2>
          <p className={section.lead}>{content.text}</p>
        </div>
        <div>
          {content.entries.map(({ title, text }, index) => (
            <details key={title} name="faq" open={index === 0} className={styles.entry} onToggle={closeOthers}>
              <summary className={styles.question}>
                {title}
                <Plus aria-hidden="true" />
              </summary>
              <p className={styles.answer}>{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** For browsers that do not support a shared name. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open || 'name' in HTMLDetailsElement.prototype) return;
  for (const other of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== opened) other.open = false;
  }
}
