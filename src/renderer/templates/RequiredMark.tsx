import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useScreenText } from '../text/screenText.ts';
import styles from './RequiredMark.module.css';

/** Marks the label of what cannot be left empty. `spoken` where no control can carry `aria-required`, as for groups. */
export function RequiredMark({ spoken }: { spoken?: boolean }) {
  const text = useScreenText();
  return <span className={styles.mark}>{spoken && <VisuallyHidden> {text('field.required')}</VisuallyHidden>}</span>;
}
