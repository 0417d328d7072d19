import { Crown } from 'lucide-react';
import { Badge } from '../../../renderer/primitives/Badge.tsx';
import type { FeatureCardContent } from '../content.ts';
import styles from './FeatureCard.module.css';
import { Result } from './Result.tsx';

interface FeatureCardProps {
  card: FeatureCardContent;
  heading: 'h3' | 'h4';
}

/** A feature below what it looks like in a server. */
export function FeatureCard({ card: { title, text, badge, result }, heading: Heading }: FeatureCardProps) {
  return (
    <article className={styles.card}>
      <Result result={result} feature={title} />
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {badge && (
          <Badge tone="premium" icon={<Crown aria-hidden="true" />}>
            {badge}
          </Badge>
        )}
      </div>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
