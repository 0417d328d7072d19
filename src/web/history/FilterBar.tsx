import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { HISTORY_KINDS } from '../../language/documents/historyKinds.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { returnFocus } from '../../renderer/primitives/focus.ts';
import control from '../../renderer/widgets/parts/control.module.css';
import { useLanguage } from '../language/text.tsx';
import { menuItems } from '../product/menu.ts';
import { product } from '../product/product.ts';
import type { Person } from './entries.ts';
import styles from './FilterBar.module.css';
import { useHistoryText } from './texts.ts';
import { type Filters, timeChoices } from './useFilters.ts';

interface FilterBarProps {
  filters: Filters;
  people: readonly Person[];
  filtered: boolean;
  onChange(changed: Partial<Filters>): void;
  onClear(): void;
}

/** What the list can be narrowed down to. */
export function FilterBar({ filters, people, filtered, onChange, onClear }: FilterBarProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const modules = menuItems(language).filter(({ action }) => !action);
  const others = (['bot', 'staff', 'system'] as const).map((type) => ({
    id: type,
    name: text(`by.${type}`, { shortName: product.shortName }),
  }));
  const users = [...people, ...others];
  // Nobody knows the name of one who is in no entry.
  if (filters.user !== '' && !users.some(({ id }) => id === filters.user)) {
    users.push({ id: filters.user, name: filters.user });
  }
  const select = (name: 'module' | 'user' | 'kind' | 'time', options: readonly [value: string, title: string][]) => (
    <Labelled title={text(`filter.${name}`)}>
      {(id) => (
        <div className={styles.select}>
          <select
            id={id}
            className={control.control}
            value={filters[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          >
            <option value="">{text(`filter.${name}.all`)}</option>
            {options.map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
          <ChevronsUpDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Labelled>
  );
  const problem = useId();
  const isReversed = filters.from !== '' && filters.to !== '' && filters.from > filters.to;
  const day = (name: 'from' | 'to') => (
    <Labelled title={text(`filter.${name}`)}>
      {(id) => (
        <input
          id={id}
          type="date"
          className={control.control}
          value={filters[name]}
          min={name === 'to' ? filters.from : undefined}
          max={name === 'from' ? filters.to : undefined}
          aria-invalid={isReversed}
          aria-describedby={isReversed ? problem : undefined}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Labelled>
  );
  return (
    <section className={styles.bar} aria-label={text('filters')}>
      {select(
        'module',
        modules.map(({ id, title }) => [id, title]),
      )}
      {select(
        'user',
        users.map(({ id, name }) => [id, name]),
      )}
      {select(
        'kind',
        HISTORY_KINDS.map((kind) => [kind, text(`kind.${kind}`)]),
      )}
      {select(
        'time',
        timeChoices.map((time) => [time, text(`filter.time.${time}`)]),
      )}
      {filters.time === 'days' && day('from')}
      {filters.time === 'days' && day('to')}
      {isReversed && (
        <p id={problem} className={styles.problem} role="status">
          {text('filter.reversed')}
        </p>
      )}
      {filtered && (
        <div ref={returnFocus}>
          <Button variant="quiet" onClick={onClear}>
            {text('filter.clear')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Labelled({ title, children }: { title: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{title}</label>
      {children(id)}
    </div>
  );
}
