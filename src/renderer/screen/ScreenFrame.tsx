import clsx from 'clsx';
import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import styles from './screen.module.css';

export interface ScreenFrameProps {
  title: string;
  description?: string;
  /** Beside the title, whose id it gets. */
  aside?(titleId: string): ReactNode;
  /** Below the description: what decides about the whole screen. */
  control?: ReactNode;
  /** A part of it may need the width of the window. */
  wide?: boolean;
  ref?: Ref<HTMLDivElement>;
  onFocus?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** The heading of a screen, with its content below. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { title, description, aside, control, wide, ref, onFocus, children } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes focus.
    <div ref={ref} className={clsx(styles.screen, wide && styles.wide)} onFocus={onFocus}>
      <header className={styles.head}>
        <div className={styles.titleLine}>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          {aside && <div className={styles.aside}>{aside(id)}</div>}
        </div>
        {description && <p className={styles.description}>{description}</p>}
        {control}
      </header>
      {children}
    </div>
  );
}
