import clsx from 'clsx';
import button from '../../renderer/primitives/Button.module.css';
import { Button } from '../../renderer/primitives/Button.tsx';
import { useLanguage } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { menu } from '../product/menu.ts';
import type { HistoryEntry } from './entries.ts';
import { useHistoryText } from './texts.ts';

interface EntryActionsProps {
  entry: HistoryEntry;
  /** The id of the element that describes the entry. */
  describedBy: string;
  /** The first of two versions to compare, if one is chosen. */
  chosen: HistoryEntry | undefined;
  onRestore(): void;
  onCompare(): void;
}

/** What can be done with an entry. */
export function EntryActions({ entry, describedBy, chosen, onRestore, onCompare }: EntryActionsProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const made = entry.module !== null && entry.revision !== null;
  const second = chosen !== undefined && chosen.module === entry.module && chosen.cursor !== entry.cursor;
  const module = menu[language].flatMap(({ items }) => items).find(({ id }) => id === entry.module);
  return (
    <>
      {entry.restorable && (
        <Button variant="quiet" size="small" aria-describedby={describedBy} onClick={onRestore}>
          {text('entry.restore')}
        </Button>
      )}
      {made && (chosen === undefined || second) && (
        <Button
          variant={second ? 'secondary' : 'quiet'}
          size="small"
          aria-describedby={describedBy}
          onClick={onCompare}
        >
          {text(second ? 'entry.compareWith' : 'entry.compare')}
        </Button>
      )}
      {module && (
        <Link to={`?section=${module.id}`} className={clsx(button.button, button.quiet, button.small)}>
          {text('entry.open', { module: module.title })}
        </Link>
      )}
    </>
  );
}
