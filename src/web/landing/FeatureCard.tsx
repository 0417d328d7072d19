import { Crown } from 'lucide-react';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import type { FeatureCardContent } from './content.ts';
import styles from './FeatureCard.module.css';
import { featureIcons } from './featureIcons.ts';

interface FeatureCardProps {
  card: FeatureCardContent;
  heading: 'h3' | 'h4';
}

/** A feature below its sign, which hangs from the edge of the card like a guild's. */
export function FeatureCard({ card: { icon, title, text, badge }, heading: Heading }: FeatureCardProps) {
  const Icon = featureIcons[icon];
  return (
    <article className={styles.card}>
      <span className={styles.sign} aria-hidden="true">
        <Icon />
      </span>
      {badge && (
        <Badge tone="premium" icon={<Crown aria-hidden="true" />} className={styles.badge}>
          {badge}
        </Badge>
      )}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
