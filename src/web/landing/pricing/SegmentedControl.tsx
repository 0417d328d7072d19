import clsx from 'clsx';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import styles from './SegmentedControl.module.css';

interface SegmentedControlProps {
  legend: string;
  /** The name of the radio buttons, which the style sheet selects by. */
  name: string;
  options: readonly { value: string; title: string }[];
  className?: string;
}

/** Radio buttons side by side. The first is checked. */
export function SegmentedControl({ legend, name, options, className }: SegmentedControlProps) {
  return (
    <fieldset className={clsx(styles.group, className)}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, title }, index) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} className={styles.input} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
