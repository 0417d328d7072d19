import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useText } from '../text.tsx';
import styles from './PauseButton.module.css';
import { usePaused } from './pause.ts';

/** Stops all that moves by itself on the page, and lets it go on. It stands wherever something does. */
export function PauseButton({ className }: { className?: string }) {
  const text = useText();
  const [paused, pause] = usePaused();
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      className={clsx(styles.pause, className)}
      aria-label={text(paused ? 'landing.play' : 'landing.pause')}
      onClick={() => pause(!paused)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
