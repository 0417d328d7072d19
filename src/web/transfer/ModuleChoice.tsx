import { Button } from '../../renderer/primitives/Button.tsx';
import { useLanguage } from '../language/text.tsx';
import { menu } from '../product/menu.ts';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';

/** The modules that settings can be taken of, with their titles, in the order of the menu. */
export function useModules(): { id: string; title: string }[] {
  const items = menu[useLanguage()].flatMap((group) => group.items);
  return items.filter(({ action }) => !action).map(({ id, title }) => ({ id, title }));
}

interface ModuleChoiceProps {
  legend: string;
  /** The modules to choose from. */
  modules: readonly { id: string; title: string }[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Chooses some of several modules. */
export function ModuleChoice({ legend, modules, chosen, onChange }: ModuleChoiceProps) {
  const text = useTransferText();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => onChange(modules.map(({ id }) => id))}>
          {text('modules.all')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange([])}>
          {text('modules.none')}
        </Button>
      </div>
      <ul className={styles.modules}>
        {modules.map(({ id, title }) => (
          <li key={id}>
            <label className={styles.module}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
