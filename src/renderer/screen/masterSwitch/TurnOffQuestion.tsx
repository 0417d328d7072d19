import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { useScreenText } from '../../text/screenText.ts';
import styles from './TurnOffQuestion.module.css';

/** A module that needs another one to be on. */
export interface Dependent {
  id: string;
  title: string;
  /** What it does at the moment; undefined if that is not known, or not said. */
  status?: string;
  /** Whether it is on is not known. */
  unknown?: boolean;
}

interface TurnOffQuestionProps {
  /** The title of the module that is to be turned off. */
  title: string;
  needing: readonly Dependent[];
  onTurnOff(): void;
  onClose(): void;
}

/** Asks before a module is turned off that others need, and lists those with their states. */
export default function TurnOffQuestion({ title, needing, onTurnOff, onClose }: TurnOffQuestionProps) {
  const text = useScreenText();
  return (
    <ConfirmDialog
      open
      title={text('turnOff.title', { title })}
      message={text('turnOff.message', { count: needing.length })}
      variant="neutral"
      labels={{ yes: text('turnOff.yes'), no: text('turnOff.no') }}
      onConfirm={onTurnOff}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {needing.map((one) => (
          <li key={one.id}>
            <strong>{one.title}</strong>
            <span>{one.unknown ? text('turnOff.unknown') : (one.status ?? text('turnOff.on'))}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
