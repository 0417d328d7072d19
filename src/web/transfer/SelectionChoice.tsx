import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { sectionsIn } from '../../language/screens/layout.ts';
import { useResource } from '../../renderer/loading/useResource.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { GroupCheckbox } from '../../renderer/primitives/GroupCheckbox.tsx';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useLanguage } from '../language/text.tsx';
import { loadModule, type ModuleId, moduleIds } from '../product/catalogue.ts';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';
import type { TransferSelection } from './transfer.ts';

interface SelectionChoiceProps {
  /** The modules to choose from. */
  modules: readonly { id: string; title: string }[];
  selection: TransferSelection;
  onChange(selection: TransferSelection): void;
}

/** Chooses modules, or sections of them. */
export function SelectionChoice({ modules, selection, onChange }: SelectionChoiceProps) {
  const text = useTransferText();
  const all = () => Object.fromEntries(modules.map(({ id }) => [id, null]));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('modules.legend')}</legend>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => onChange(all())}>
          {text('modules.all')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange({})}>
          {text('modules.none')}
        </Button>
      </div>
      <ul className={styles.selection}>
        {modules.map(({ id, title }) => (
          <ModuleRow
            key={id}
            id={id}
            title={title}
            names={selection[id]}
            onChange={(names) => onChange(withNames(selection, id, names))}
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** Undefined takes nothing of a module. */
function withNames(
  selection: TransferSelection,
  module: string,
  names: readonly string[] | null | undefined,
): TransferSelection {
  const others = Object.entries(selection).filter(([id]) => id !== module);
  return Object.fromEntries(names === undefined ? others : [...others, [module, names]]);
}

interface ModuleRowProps {
  id: string;
  title: string;
  /** The settings that are taken: null for all, undefined for none. */
  names: readonly string[] | null | undefined;
  onChange(names: readonly string[] | null | undefined): void;
}

function ModuleRow({ id, title, names, onChange }: ModuleRowProps) {
  const text = useTransferText();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const known = moduleIds.find((one) => one === id);
  return (
    <li className={styles.selectable}>
      <GroupCheckbox
        checked={names === null ? 2 : names ? 1 : 0}
        of={2}
        disabled={false}
        onChange={(on) => onChange(on ? null : undefined)}
      >
        {title}
      </GroupCheckbox>
      {known && (
        <Button
          variant="quiet"
          size="small"
          aria-label={text('sections.of', { module: title })}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          {text('sections.title')}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </Button>
      )}
      {known && open && (
        <div id={listId} className={styles.sections}>
          <Sections id={known} title={title} names={names} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function Sections({ id, title, names, onChange }: Omit<ModuleRowProps, 'id'> & { id: ModuleId }) {
  const text = useTransferText();
  const language = useLanguage();
  const { status, value, retry } = useResource(() => readSections(id, language), { key: `${id} ${language}` });
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  if (!value) return <Spinner />;
  const all = value.flatMap((section) => section.names);
  const taken = new Set(names === null ? all : names);

  function choose(section: readonly string[], on: boolean) {
    const next = all.filter((name) => (section.includes(name) ? on : taken.has(name)));
    onChange(next.length === all.length ? null : next.length > 0 ? next : undefined);
  }

  return (
    <ul className={styles.sectionList} aria-label={text('sections.of', { module: title })}>
      {value.map((section) => (
        <li key={section.names.join()}>
          <label className={styles.module}>
            <input
              type="checkbox"
              checked={section.names.every((name) => taken.has(name))}
              onChange={({ target }) => choose(section.names, target.checked)}
            />
            {section.title || text('sections.others')}
          </label>
        </li>
      ))}
    </ul>
  );
}

interface NamedSettings {
  /** Empty for settings without a section. */
  title: string;
  names: readonly string[];
}

/** The sections of a module with their settings, except those that only owners may see: they are taken if they are named alone. */
async function readSections(id: ModuleId, language: Parameters<typeof loadModule>[1]): Promise<NamedSettings[]> {
  const { spec } = await loadModule(id, language);
  const { properties } = spec.settings;
  const sent = (spec.calls?.documents ?? []).flatMap(({ fields }) => fields);
  const taken = sent.filter((name) => properties[name]?.access !== 'owner' && !properties[name]?.readOnly);
  const sections = sectionsIn(spec.screen.layout).map(({ title = '', fields }): NamedSettings => {
    const names = fields.flat();
    return { title, names: taken.filter((name) => names.includes(name)) };
  });
  const placed = new Set(sections.flatMap(({ names }) => names));
  const others = { title: '', names: taken.filter((name) => !placed.has(name)) };
  return [...sections, others].filter(({ names }) => names.length > 0);
}
