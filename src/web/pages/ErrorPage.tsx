import clsx from 'clsx';
import { useEffect } from 'react';
import button from '../../renderer/primitives/Button.module.css';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Head } from '../head/Head.tsx';
import { addressIn } from '../language/language.ts';
import { useLanguage, useText } from '../language/text.tsx';
import styles from './Page.module.css';

/** What a thrown error leaves of a page. Both ways out load the page anew, since its state cannot be trusted. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const language = useLanguage();
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles.center}>
      <Head title={text('error.title')} noindex />
      <h1 className={styles.title}>{text('error.title')}</h1>
      <p className={styles.lead}>{text('error.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {text('error.reload')}
        </Button>
        <a href={addressIn(language, '/')} className={clsx(button.button, button.secondary)}>
          {text('error.home')}
        </a>
      </div>
    </div>
  );
}
