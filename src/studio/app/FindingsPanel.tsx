import { X } from 'lucide-react';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import type { StudioFinding } from '../model/answers.ts';
import { formPointer } from '../model/nodes.ts';
import styles from './FindingsPanel.module.css';
import { fileValue, metaFileOf } from './files.ts';
import { useStudio } from './StudioContext.ts';

/** All findings of the check. Each leads to its place. */
export function FindingsPanel({ onClose }: { onClose(): void }) {
  const { state, metas, findings, select } = useStudio();
  const open = ({ file, pointer }: StudioFinding) => {
    // The finding stands beside its field there; a file that is missing has no form.
    const value = fileValue(state, file);
    select({ file, pointer: value === undefined ? [] : formPointer(metas, metaFileOf(file), value, pointer) });
  };
  return (
    <section className={styles.panel} aria-label="Findings">
      <div className={styles.head}>
        <h2 className={styles.title}>Findings</h2>
        <IconButton label="Close findings" icon={<X />} onClick={onClose} />
      </div>
      {findings.length === 0 ? (
        <p className={styles.none}>The check finds nothing.</p>
      ) : (
        <ul className={styles.list}>
          {findings.map((finding) => (
            <li key={`${finding.file}:${finding.line}:${finding.column} ${finding.reason}`}>
              <button type="button" className={styles.finding} onClick={() => open(finding)}>
                <span className={styles.place}>
                  {finding.file}:{finding.line}
                </span>
                <span>
                  {finding.reason} {finding.advice}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
