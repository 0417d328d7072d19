import { X } from 'lucide-react';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import type { ReachAnswer } from '../model/answers.ts';
import styles from './FindingsPanel.module.css';
import { useStudio } from './StudioContext.ts';
import type { Reached } from './useReach.ts';

/** How many servers each change reaches. A change leads to its place. */
export function ReachPanel({ reached: { state, changes }, onClose }: { reached: Reached; onClose(): void }) {
  const { select } = useStudio();
  return (
    <section className={styles.panel} aria-label="Reach">
      <div className={styles.head}>
        <h2 className={styles.title}>Reach</h2>
        <IconButton label="Close reach" icon={<X />} onClick={onClose} />
      </div>
      {changes.length === 0 ? (
        <p className={styles.none}>{EMPTY[state]}</p>
      ) : (
        <ul className={styles.list}>
          {changes.map((change) => (
            <li key={change.line}>
              <button
                type="button"
                className={styles.finding}
                disabled={change.file === undefined}
                onClick={() =>
                  change.file !== undefined && select({ file: change.file, pointer: change.pointer ?? [] })
                }
              >
                <span className={styles.change}>{change.line}</span>
                {change.sentences.map((sentence) => (
                  <span key={sentence}>{sentence}</span>
                ))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const EMPTY: Readonly<Record<Reached['state'], string>> = {
  counting: 'The servers in the store are being counted.',
  counted: 'No server in the store has anything that the changes would refuse, cut, lock or hide.',
  failed: 'The servers could not be counted. The reason is printed in the terminal in which the studio was started.',
};

/** What the button says that opens the panel. */
export function reachText({ state, changes }: Reached): string {
  if (state === 'counting') return 'Counting servers…';
  if (state === 'failed') return 'Servers not counted';
  if (changes.length === 0) return 'Reaches no server';
  return changes.length === 1 ? '1 change reaches servers' : `${changes.length} changes reach servers`;
}

/** The sentences about some changes. */
export function ReachSentences({ changes }: { changes: ReachAnswer['changes'] }) {
  return (
    <ul className={styles.reach}>
      {changes.flatMap(({ line, sentences }) =>
        sentences.map((sentence) => <li key={`${line} ${sentence}`}>{sentence}</li>),
      )}
    </ul>
  );
}
