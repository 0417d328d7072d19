import { useId } from 'react';
import { type Subject, subjectKey } from '../../model/subjects.ts';
import styles from './ScreenPane.module.css';

interface SubjectsProps {
  subjects: readonly Subject[];
  shown: string | undefined;
  onChoose(key: string): void;
}

/** How many subjects are tabs; more are a list. */
const TABS = 3;

/** What the screen can show, if there is a choice. */
export function Subjects({ subjects, shown, onChoose }: SubjectsProps) {
  const id = useId();
  if (subjects.length < 2) return null;
  const titled = subjects.map((one) => ({ key: subjectKey(one), title: titleOf(one, subjects) }));
  if (subjects.length > TABS) {
    return (
      <div className={styles.shownOn}>
        <label htmlFor={id}>Shown on</label>
        <select id={id} value={shown} onChange={({ target }) => onChoose(target.value)}>
          {titled.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <div className={styles.subjects} role="tablist" aria-label="What is shown">
      {titled.map(({ key, title }) => (
        <button key={key} type="button" role="tab" aria-selected={key === shown} onClick={() => onChoose(key)}>
          {title}
        </button>
      ))}
    </div>
  );
}

function titleOf(subject: Subject, all: readonly Subject[]): string {
  switch (subject.kind) {
    case 'screen':
      return all.filter(({ kind }) => kind === 'screen').length > 1
        ? subject.folder.slice(subject.folder.lastIndexOf('/') + 1)
        : 'Screen';
    case 'plans':
      return 'Comparison of plans';
    case 'landing':
      return 'Landing page';
    case 'menu':
      return 'Menu';
    case 'legal':
      return subject.page === 'terms' ? 'Terms' : 'Privacy policy';
  }
}
