import { useMemo, useRef, useState } from 'react';
import { ChangeGuard, type ChangeGuardFunction } from '../../contexts/ChangeGuard.ts';
import { Field } from '../../fields/Field.tsx';
import { onDemand } from '../../loading/onDemand.tsx';
import { useForm, useTurnedOff } from '../../state/hooks.ts';
import styles from '../screen.module.css';
import type { Dependent } from './TurnOffQuestion.tsx';

export interface MasterSwitchProps {
  /** The setting that turns the module on. */
  name: string;
  /** The title of the module. */
  title: string;
  /** Reads which running modules need this one. Must be stable, and must not fail. */
  dependents?(): Promise<readonly Dependent[]>;
}

const TurnOffQuestion = onDemand(() => import('./TurnOffQuestion.tsx'));
const StopsNote = onDemand(() => import('./StopsNote.tsx'));

/**
 * The control that turns a module on. Before it turns off what others need, it asks. While that is turned off and not saved, by
 * undoing or resetting for example, it says what stops working.
 */
export function MasterSwitch({ name, title, dependents }: MasterSwitchProps) {
  const store = useForm();
  const isTurnedOff = useTurnedOff(name);
  const [question, setQuestion] = useState<{ needing: readonly Dependent[]; turnOff(): void }>();
  const reading = useRef(false);
  const guard = useMemo((): ChangeGuardFunction | undefined => {
    if (!dependents) return undefined;
    return (next, change) => {
      // Nothing rests on what was not saved yet.
      if (next !== false || store.saved()[name] !== true) return change();
      if (reading.current) return;
      reading.current = true;
      void dependents().then((needing) => {
        reading.current = false;
        if (needing.length === 0) change();
        else setQuestion({ needing, turnOff: change });
      });
    };
  }, [dependents, store, name]);

  return (
    <div className={styles.master}>
      <ChangeGuard value={guard}>
        <Field path={name} />
      </ChangeGuard>
      {isTurnedOff && dependents && <StopsNote dependents={dependents} />}
      {question && (
        <TurnOffQuestion
          title={title}
          needing={question.needing}
          onTurnOff={() => {
            setQuestion(undefined);
            question.turnOff();
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
