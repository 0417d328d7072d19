import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import type { Plan } from '../../language/model.ts';
import { SectionReason } from '../contexts/SectionReason.ts';
import { controlId } from '../state/controlIds.ts';
import type { ControlState } from '../state/store.ts';
import { FieldNotes } from '../widgets/parts/FieldNotes.ts';
import { LabelAside } from '../widgets/parts/LabelAside.ts';
import styles from './FieldTemplate.module.css';
import { FieldWarning } from './FieldWarning.tsx';
import { Hint } from './Hint.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { UpgradeMark } from './UpgradeMark.tsx';

export interface FieldTemplateProps {
  path: string;
  title: string;
  help?: string;
  /** What other plans allow. */
  hint?: string;
  /** The lowest plan that allows it. */
  hintPlan?: Plan;
  /** The control cannot be left empty; `spoken` if it is a group, which cannot say so itself. */
  required?: boolean | 'spoken';
  /** The control draws its own label. */
  ownLabel: boolean;
  /** The control places the notes itself: {@link FieldNotes}. */
  ownNotes?: boolean;
  /** The menu of the setting, next to its label. */
  menu?: ReactNode;
  state: ControlState;
  problems: readonly string[];
  warnings: readonly string[];
  children: ReactNode;
}

/** The label above a control, and below it help, warnings, errors, and why it is disabled or locked. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { path, title, help, hint, hintPlan, required, ownLabel, ownNotes, menu, state, problems, warnings, children } =
    props;
  const id = controlId(path);
  const sectionReason = useContext(SectionReason);
  // What the plan does not include cannot be turned on by another setting either.
  const reason = state.enabled || state.ownLock || state.reason === sectionReason ? undefined : state.reason;
  const aside = (
    <>
      {state.ownLock?.plan && <UpgradeMark plan={state.ownLock.plan} />}
      {menu}
    </>
  );
  const notes = (
    <>
      <div id={`${id}__help`} className={styles.notes}>
        {help && <p className={styles.help}>{help}</p>}
        {hint && (
          <Hint plan={hintPlan} className={styles.help}>
            {hint}
          </Hint>
        )}
        {reason && <p className={styles.reason}>{reason}</p>}
        {warnings.map((warning) => (
          <FieldWarning key={warning} path={path} warning={warning} />
        ))}
        {state.ownLock?.message && <p className={styles.reason}>{state.ownLock.message}</p>}
      </div>
      <FieldErrors id={id} problems={problems} />
    </>
  );
  return (
    <div className={clsx(styles.field, ownLabel && styles.labelled, !state.enabled && styles.off)} data-field={path}>
      {!ownLabel && (
        <div className={styles.head}>
          <label className={styles.label} id={`${id}__label`} htmlFor={id}>
            {title}
            {required && <RequiredMark spoken={required === 'spoken'} />}
          </label>
          {aside}
        </div>
      )}
      <LabelAside value={ownLabel ? aside : null}>
        {ownNotes ? <FieldNotes value={notes}>{children}</FieldNotes> : children}
      </LabelAside>
      {!ownNotes && notes}
    </div>
  );
}

/** The validation errors of a field. */
export function FieldErrors({ id, problems }: { id: string; problems: readonly string[] }) {
  return (
    <div id={`${id}__error`} className={styles.errors}>
      {problems.length > 0 && (
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} className={styles.error}>
              {problem}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
