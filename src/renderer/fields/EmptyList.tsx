import { newRow } from '../../language/documents/defaults.ts';
import type { WidgetOptions } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { Button } from '../primitives/Button.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './EmptyList.module.css';
import { Summary } from './RowWords.tsx';
import { exampleSummary } from './rowText.ts';

type Preset = NonNullable<WidgetOptions<'rows'>['presets']>[number];

export interface EmptyListProps {
  field: FieldForPlan;
  /** Entries to start from. */
  examples: readonly Preset[];
  disabled: boolean;
  /** Nothing can be added; a press says why. */
  refused: boolean;
  onTake(example: Preset): void;
}

/** The content of an empty list: what it is for, and examples that a press adds. */
export function EmptyList({ field, examples, disabled, refused, onTake }: EmptyListProps) {
  const store = useForm();
  const text = useScreenText();
  return (
    <div className={styles.empty}>
      <p className={styles.words}>{field.ui?.empty ?? text('list.empty')}</p>
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map((example) => (
            <li key={example.title} className={styles.example}>
              <div className={styles.entry}>
                <span dir="auto" className={styles.name}>
                  {example.title}
                </span>
                <Summary groups={exampleSummary(store, field, { ...newRow(field), ...example.values }, text)} />
              </div>
              <Button
                size="small"
                disabled={disabled}
                aria-disabled={refused || undefined}
                aria-label={text('list.takeExample', { name: example.title })}
                onClick={() => onTake(example)}
              >
                {text('list.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
