import { Trash2, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { Button } from '../primitives/Button.tsx';
import { GroupCheckbox } from '../primitives/GroupCheckbox.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useScreenText } from '../text/screenText.ts';
import styles from './SelectionBar.module.css';
import { SetDialog } from './SetDialog.tsx';

export interface SelectionBarProps {
  list: string;
  field: FieldForPlan;
  /** The rows of the list. */
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose(keys: readonly string[]): void;
  onDelete(): void;
  onEnd(): void;
  /** Tells users of screen readers what was done. */
  say(words: string): void;
}

/** What can be done with the selected rows of a list. */
export function SelectionBar({ list, field, keys, chosen, onChoose, onDelete, onEnd, say }: SelectionBarProps) {
  const text = useScreenText();
  const bar = useRef<HTMLFieldSetElement>(null);
  const [property, setProperty] = useState<string>();
  const count = chosen.size;
  const titleOf = (name: string) => field.items?.properties?.[name]?.title ?? name;

  // The button that was pressed is gone.
  useLayoutEffect(() => bar.current?.querySelector('input')?.focus(), []);

  return (
    <fieldset ref={bar} className={styles.bar} aria-label={text('list.selectSeveral')}>
      <GroupCheckbox checked={count} of={keys.length} disabled={false} onChange={(on) => onChoose(on ? keys : [])}>
        {text('list.selected', { count, of: keys.length })}
      </GroupCheckbox>
      <div className={styles.acts}>
        {(field.ui?.setTogether ?? []).map((name) => (
          <Button
            key={name}
            size="small"
            aria-disabled={count === 0 || undefined}
            onClick={() => count > 0 && setProperty(name)}
          >
            {`${titleOf(name)}…`}
          </Button>
        ))}
        <Button
          size="small"
          variant="danger"
          icon={<Trash2 aria-hidden="true" />}
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && onDelete()}
        >
          {text('list.deleteSelected')}
        </Button>
        <IconButton label={text('list.endSelection')} icon={<X aria-hidden="true" />} onClick={onEnd} />
      </div>
      <SetDialog
        list={list}
        keys={keys.filter((key) => chosen.has(key))}
        property={property}
        title={property === undefined ? '' : titleOf(property)}
        onClose={() => setProperty(undefined)}
        onSet={(name) => say(text('list.setTitle', { name: titleOf(name), count }))}
      />
    </fieldset>
  );
}
