import { Crown, ListTree, type LucideIcon, SlidersHorizontal, Terminal } from 'lucide-react';
import { memo, type PointerEvent, type ReactNode } from 'react';
import type { Plan } from '../../language/model.ts';
import { includesPlan } from '../../language/plans/planOrder.ts';
import type { Marker } from '../../language/search/marks.ts';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { menuIcon } from '../configure/menu/menuIcons.ts';
import { useLanguage } from '../language/text.tsx';
import { menu } from '../product/menu.ts';
import { planIds, planTitle } from '../product/plans.ts';
import styles from './ResultOption.module.css';
import type { SearchResult } from './results.ts';
import type { SearchText } from './searchData.ts';

interface ResultOptionProps {
  id: string;
  result: SearchResult;
  /** Its position among all results, and their number: not all of them are drawn at once. */
  at: number;
  count: number;
  /** Marks the words that answer the question. */
  mark: Marker;
  selected: boolean;
  /** The server's plan. */
  plan: Plan;
  text: SearchText;
  onPoint(at: number): void;
  onPick(result: SearchResult): void;
}

/** A result: what it is called, where it is, and what it is for, with the words that answer the question marked. */
export const ResultOption = memo(function ResultOption(props: ResultOptionProps) {
  const { id, result, at, count, mark, selected, plan, text, onPoint, onPick } = props;
  const language = useLanguage();
  const entry = 'module' in result ? result : undefined;
  const locked = entry?.plan !== undefined && !includesPlan(planIds, plan, entry.plan);
  const about = entry && aboutOf(entry, mark, text);

  function point({ movementX, movementY }: PointerEvent) {
    // What scrolls below a resting pointer is not meant.
    if (movementX !== 0 || movementY !== 0) onPoint(at);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above the list handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-posinset={at + 1}
      aria-setsize={count}
      className={styles.option}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={point}
      onClick={() => onPick(result)}
    >
      {drawnIcon(iconOf(result, language))}
      <span className={styles.words}>
        <span className={styles.line}>
          {entry && entry.trail.length > 0 && <span className={styles.trail}>{entry.trail.join(' › ')} › </span>}
          <span className={styles.title}>
            <Marked text={result.title} mark={mark} />
          </span>
        </span>
        {about && (
          <span className={styles.help}>
            <Marked text={about} mark={mark} />
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
});

function Marked({ text, mark }: { text: string; mark: Marker }) {
  return mark(text).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text may be alike
    piece.found ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

/** What it says below its name: the choices, if one of them is why it was found. */
function aboutOf(entry: Extract<SearchResult, { module: string }>, mark: Marker, text: SearchText): string | undefined {
  const answers = (words: string) => mark(words).some(({ found }) => found);
  const choices = (entry.choices ?? []).filter(answers);
  if (choices.length > 0 && !answers(entry.title)) return text('choices', { choices: choices.slice(0, 3).join(', ') });
  return entry.help;
}

const drawnIcons = new Map<LucideIcon, ReactNode>();

/** The same element for the same icon: most rows have the one that they had before, which is then left alone. */
function drawnIcon(Icon: LucideIcon): ReactNode {
  if (!drawnIcons.has(Icon)) drawnIcons.set(Icon, <Icon aria-hidden="true" className={styles.icon} />);
  return drawnIcons.get(Icon);
}

function iconOf(result: SearchResult, language: keyof typeof menu): LucideIcon {
  if (!('module' in result)) return result.icon;
  if (result.kind === 'command') return Terminal;
  if (result.kind === 'section') return ListTree;
  if (result.kind === 'setting') return SlidersHorizontal;
  const items = menu[language].flatMap((group) => group.items);
  return menuIcon(items.find(({ id }) => id === result.module)?.icon ?? '');
}
