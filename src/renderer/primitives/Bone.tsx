import clsx from 'clsx';
import styles from './Bone.module.css';

/** The outline of something that is loading. @param className gives its size */
export function Bone({ className }: { className?: string }) {
  return <span className={clsx(styles.bone, className)} aria-hidden="true" />;
}
