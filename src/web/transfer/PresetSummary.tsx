import { type LucideIcon, Puzzle } from 'lucide-react';
import { icons } from '../../../generated/presetIcons.ts';
import styles from './PresetSummary.module.css';
import type { PresetEntry } from './presets.ts';

const known: Readonly<Record<string, LucideIcon>> = icons;

/** What a preset is, for a card that chooses it. */
export function PresetSummary({ preset: { icon, title, description } }: { preset: PresetEntry }) {
  const Icon = known[icon] ?? Puzzle;
  return (
    <span className={styles.preset}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{description}</span>
    </span>
  );
}
