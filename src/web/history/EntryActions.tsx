import { Button } from '../../renderer/primitives/Button.tsx';
import type { HistoryEntry } from './entries.ts';
import { useHistoryText } from './texts.ts';

interface EntryActionsProps {
  entry: HistoryEntry;
  /** The id of the element that describes the entry. */
  describedBy: string;
  /** The first of two versions to compare, if one is chosen. */
  chosen: HistoryEntry | undefined;
  onRestore(): void;
  /** @param button that was pressed */
  onCompare(button: HTMLElement): void;
}

/** What can be done with an entry. */
export function EntryActions({ entry, describedBy, chosen, onRestore, onCompare }: EntryActionsProps) {
  const text = useHistoryText();
  const made = entry.module !== null && entry.revision !== null;
  const first = chosen?.cursor === entry.cursor;
  const second = !first && chosen?.module === entry.module;
  return (
    <>
      {entry.restorable && (
        <Button variant="quiet" size="small" aria-describedby={describedBy} onClick={onRestore}>
          {text('entry.restore')}
        </Button>
      )}
      {made && (chosen === undefined || first || second) && (
        <Button
          variant={first || second ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={second ? undefined : first}
          aria-describedby={describedBy}
          onClick={({ currentTarget }) => onCompare(currentTarget)}
        >
          {text(second ? 'entry.compareWith' : 'entry.compare')}
        </Button>
      )}
    </>
  );
}
