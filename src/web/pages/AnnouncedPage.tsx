import { Badge } from '../../renderer/primitives/Badge.tsx';
import { Head } from '../Head.tsx';
import { type TextKey, useText } from '../text.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './Page.module.css';

interface AnnouncedPageProps {
  title: TextKey;
  description: TextKey;
  soon: TextKey;
  noindex?: boolean;
}

/** A page that is announced and has no content yet. */
function AnnouncedPage({ title, description, soon, noindex }: AnnouncedPageProps) {
  const text = useText();
  return (
    <div className={styles.center}>
      <Head title={text(title)} description={text(description)} noindex={noindex} />
      <Badge tone="accent">{text('soon.mark')}</Badge>
      <h1 className={styles.title}>{text(title)}</h1>
      <p className={styles.lead}>{text(soon)}</p>
      <div className={styles.actions}>
        <ButtonLink to="/">{text('soon.back')}</ButtonLink>
      </div>
    </div>
  );
}

export function HealthPage() {
  return <AnnouncedPage title="health.title" description="health.description" soon="health.soon" noindex />;
}
