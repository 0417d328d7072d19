import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { AddLink } from './AddLink.tsx';
import styles from './CallToAction.module.css';
import type { LandingContent } from './content.ts';
import { EmojiBurst } from './motion/EmojiBurst.tsx';
import { useMotion } from './motion/useMotion.ts';
import section from './Section.module.css';

/** How long the emoji fly, in milliseconds. */
const BURST = 3000;
const COUNT = 12;

export function CallToAction({ content }: { content: LandingContent['callToAction'] }) {
  const motion = useMotion();
  const [flying, setFlying] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!flying) return;
    const landed = setTimeout(() => setFlying(null), BURST);
    return () => clearTimeout(landed);
  }, [flying]);
  const burst = () => {
    if (motion === 'allowed') setFlying((current) => current ?? someOf(content.emoji));
  };
  return (
    <section className={styles.band} aria-labelledby="cta-title">
      <Arches />
      <div className={clsx(section.inner, styles.inner)}>
        <h2 id="cta-title" className={section.title}>
          {content.title}
        </h2>
        <p className={styles.text}>{content.text}</p>
        <span className={styles.action}>
          <AddLink className={styles.button} onAttention={burst}>
            {content.add.label}
          </AddLink>
          {flying && <EmojiBurst emoji={flying} />}
        </span>
      </div>
    </section>
  );
}

/** A random choice of as many emoji as fly at once. */
function someOf(emoji: readonly string[]): string[] {
  return Array.from({ length: COUNT }, () => emoji[Math.floor(Math.random() * emoji.length)] ?? '');
}

/** Decoration: the doorway of a hall, as nested arches. */
function Arches() {
  return (
    <svg className={styles.arches} viewBox="0 0 1200 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {[392, 312, 232, 152].map((radius) => (
        <path
          key={radius}
          className={styles.arch}
          d={`M${600 - radius} 460v-46a${radius} ${radius} 0 0 1 ${radius * 2} 0v46z`}
        />
      ))}
    </svg>
  );
}
