import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../../renderer/primitives/IconButton.tsx';
import { useText } from '../../language/text.tsx';
import { usePaused } from './usePaused.ts';

/** Pauses and resumes all animations of the page. Shown next to each of them. */
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
