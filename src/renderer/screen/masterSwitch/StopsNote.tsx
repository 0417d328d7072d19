import { TriangleAlert } from 'lucide-react';
import { useLoaded } from '../../loading/useLoaded.ts';
import { useScreenText } from '../../text/screenText.ts';
import styles from './StopsNote.module.css';
import type { Dependent } from './TurnOffQuestion.tsx';

interface StopsNoteProps {
  /** Reads which running modules need the one that is turned off. Must be stable, and must not fail. */
  dependents(): Promise<readonly Dependent[]>;
}

/** Says which modules stop working once a module that they need is saved as off, whichever way it was turned off. */
export default function StopsNote({ dependents }: StopsNoteProps) {
  const text = useScreenText();
  const { value: needing = [] } = useLoaded(dependents);
  const names = needing.map(({ title, unknown }) => (unknown ? `${title} (${text('turnOff.unknown')})` : title));
  return (
    <p className={styles.note} role="status">
      {names.length > 0 && (
        <>
          <TriangleAlert aria-hidden="true" />
          <span>{text('turnOff.note', { modules: names.join(', ') })}</span>
        </>
      )}
    </p>
  );
}
