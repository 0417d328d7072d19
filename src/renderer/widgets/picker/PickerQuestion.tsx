import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button.tsx';
import styles from './PickerQuestion.module.css';
import type { PickerQuestionText } from './types.ts';

export interface PickerQuestionProps {
  /** Ids inside begin with it. */
  id: string;
  question: PickerQuestionText;
  onYes(): void;
  onNo(): void;
}

/** Asks in place of the list before an item is chosen. */
export default function PickerQuestion({ id, question, onYes, onNo }: PickerQuestionProps) {
  const { title, message, yes, no } = question;
  const safest = useRef<HTMLButtonElement>(null);
  useEffect(() => safest.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}__title`}
      aria-describedby={`${id}__message`}
      className={styles.question}
    >
      <ShieldAlert aria-hidden="true" />
      <div className={styles.words}>
        <p id={`${id}__title`} dir="auto" className={styles.title}>
          {title}
        </p>
        <p id={`${id}__message`} className={styles.message}>
          {message}
        </p>
      </div>
      <div className={styles.answers}>
        <Button ref={safest} size="small" onClick={onNo}>
          {no}
        </Button>
        {/* The second press of a double click on the item is no answer. */}
        <Button size="small" variant="primary" onClick={({ detail }) => detail < 2 && onYes()}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
