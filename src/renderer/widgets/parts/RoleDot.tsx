import styles from './RoleDot.module.css';

/** A dot in the color of a role: a 24-bit number, or 0 for none. */
export function RoleDot({ color }: { color: number }) {
  const css = color > 0 ? `#${color.toString(16).padStart(6, '0')}` : undefined;
  return <span className={styles.dot} style={css ? { backgroundColor: css } : undefined} data-color={css ?? 'none'} />;
}
