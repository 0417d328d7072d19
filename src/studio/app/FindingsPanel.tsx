import { X } from 'lucide-react';
import { counted } from '../../language/text/counted.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import type { StudioFinding } from '../model/answers.ts';
import { formPointer } from '../model/nodes.ts';
import styles from './FindingsPanel.module.css';
import { fileValue, metaFileOf } from './files.ts';
import { useStudio } from './StudioContext.ts';
import type { Checked } from './useFindings.ts';

/** All findings of the check. Each leads to its place. */
export function FindingsPanel({ checked, onClose }: { checked: Checked; onClose(): void }) {
  const { state, metas, select } = useStudio();
  const { findings } = checked;
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
      {checked.state === 'failed' && (
        <div className={styles.none} role="alert">
          <p>The check has failed. The reason is printed in the terminal in which the studio was started.</p>
          {findings.length > 0 && <p>This is what it found before:</p>}
          <Button size="small" onClick={checked.repeat}>
            Check again
          </Button>
        </div>
      )}
      {findings.length === 0 ? (
        checked.state !== 'failed' && (
          <p className={styles.none}>
            {checked.state === 'checking' ? 'The check is running.' : 'The check finds nothing.'}
          </p>
        )
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

/** What the button says that opens the panel. */
export function findingsText({ state, findings }: Checked): string {
  if (state === 'checking') return 'Checking…';
  if (state === 'failed') return 'Not checked';
  return findings.length === 0 ? 'No findings' : counted(findings.length, 'finding');
}
