import { Crown, ListTree, type LucideIcon, SlidersHorizontal, Terminal } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { Plan } from '../../language/model.ts';
import { includesPlan } from '../../language/plans/planOrder.ts';
import { markWords } from '../../language/search/marks.ts';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { menuIcon } from '../configure/menuIcons.ts';
import { useLanguage } from '../language/text.tsx';
import { menu } from '../product/menu.ts';
import { planIds, planTitle } from '../product/plans.ts';
import styles from './ResultOption.module.css';
import type { SearchResult } from './results.ts';
import type { SearchText } from './searchData.ts';

interface ResultOptionProps {
  id: string;
  result: SearchResult;
  question: string;
  selected: boolean;
  /** The server's plan. */
  plan: Plan;
  text: SearchText;
  onPoint(): void;
  onPick(): void;
}

/** A result: what it is called, where it is, and what it is for, with the words that answer the question marked. */
export function ResultOption({ id, result, question, selected, plan, text, onPoint, onPick }: ResultOptionProps) {
  const language = useLanguage();
  const entry = 'module' in result ? result : undefined;
  const locked = entry?.plan !== undefined && !includesPlan(planIds, plan, entry.plan);
  const Icon = iconOf(result, language);
  const about = entry && aboutOf(entry, question, text);

  function point({ movementX, movementY }: PointerEvent) {
    // What scrolls below a resting pointer is not meant.
    if (movementX !== 0 || movementY !== 0) onPoint();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above the list handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.option}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={point}
      onClick={onPick}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.line}>
          {entry && entry.trail.length > 0 && <span className={styles.trail}>{entry.trail.join(' › ')} › </span>}
          <span className={styles.title}>
            <Marked text={result.title} question={question} />
          </span>
        </span>
        {about && (
          <span className={styles.help}>
            <Marked text={about} question={question} />
          </span>
        )}
      </span>
      {locked && entry.plan !== undefined && (
        <Badge tone="premium" icon={<Crown aria-hidden="true" />}>
          {text('needs', { plan: planTitle(entry.plan, language) })}
        </Badge>
      )}
    </div>
  );
}

function Marked({ text, question }: { text: string; question: string }) {
  return markWords(text, question).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text may be alike
    piece.found ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

/** What it says below its name: the choices, if one of them is why it was found. */
function aboutOf(
  entry: Extract<SearchResult, { module: string }>,
  question: string,
  text: SearchText,
): string | undefined {
  const choices = (entry.choices ?? []).filter((choice) => markWords(choice, question).some(({ found }) => found));
  const named = markWords(entry.title, question).some(({ found }) => found);
  if (choices.length > 0 && !named) return text('choices', { choices: choices.slice(0, 3).join(', ') });
  return entry.help;
}

function iconOf(result: SearchResult, language: keyof typeof menu): LucideIcon {
  if (!('module' in result)) return result.icon;
  if (result.kind === 'command') return Terminal;
  if (result.kind === 'section') return ListTree;
  if (result.kind === 'setting') return SlidersHorizontal;
  const items = menu[language].flatMap((group) => group.items);
  return menuIcon(items.find(({ id }) => id === result.module)?.icon ?? '');
}
