import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import { useText } from '../language/text.tsx';
import { usePaused } from './pause.ts';

/** Stops all that moves by itself on the page, and lets it go on. It stands wherever something does. */
export function PauseButton({ className }: { className?: string }) {
  const text = useText();
  const [paused, pause] = usePaused();
  const Icon = paused ? Play : Pause;
  return (
    <IconButton
      className={className}
      label={text(paused ? 'landing.play' : 'landing.pause')}
      icon={<Icon aria-hidden="true" />}
      onClick={() => pause(!paused)}
    />
  );
}
