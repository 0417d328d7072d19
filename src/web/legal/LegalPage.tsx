import { Clock3 } from 'lucide-react';
import { useLanguage, useText } from '../language/text.tsx';
import type { LegalContent, LegalEntry } from './content.ts';
import styles from './LegalPage.module.css';
import { Prose } from './Prose.tsx';
import { Seller } from './Seller.tsx';

/** The terms or the privacy policy, with a table of contents and a link to each section. */
export function LegalPage({ content: { title, text: lead, updated, sections } }: { content: LegalContent }) {
  const text = useText();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>
          <Prose>{lead}</Prose>
        </p>
        <Seller />
        <p className={styles.updated}>
          <time dateTime={updated}>{text('legal.updated', { date: useDay(updated) })}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 className={styles.contentsTitle} id="contents">
          {text('legal.contents')}
        </h2>
        <ol className={styles.contentsList}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 className={styles.heading} id={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </h2>
            {section.items.map((item) => (
              <p key={item}>
                <Prose>{item}</Prose>
              </p>
            ))}
            {section.entries && <Entries entries={section.entries} />}
          </section>
        ))}
      </article>
    </div>
  );
}

function Entries({ entries }: { entries: readonly LegalEntry[] }) {
  return (
    <dl className={styles.entries}>
      {entries.map(({ title, text, help }) => (
        <div key={title} className={styles.entry}>
          <dt className={styles.term}>{title}</dt>
          <dd>
            <Prose>{text}</Prose>
          </dd>
          {help && (
            <dd className={styles.help}>
              <Clock3 aria-hidden="true" />
              <span>
                <Prose>{help}</Prose>
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A date in words. It uses UTC, because the build and every browser must produce the same text. */
function useDay(day: string): string {
  const language = useLanguage();
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
