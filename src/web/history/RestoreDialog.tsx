import { type ReactNode, useCallback, useId, useState } from 'react';
import { sectionsIn } from '../../language/screens/layout.ts';
import { useLoaded } from '../../renderer/loading/useLoaded.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { GroupCheckbox } from '../../renderer/primitives/GroupCheckbox.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useLanguage } from '../language/text.tsx';
import { loadModule, moduleIds } from '../product/catalogue.ts';
import { Replacements } from '../proposals/Replacements.tsx';
import { Changes } from './Changes.tsx';
import type { HistoryChange, HistoryEntry } from './entries.ts';
import styles from './RestoreDialog.module.css';
import type { Version } from './restoreCalls.ts';
import { useHistoryText } from './texts.ts';
import { shortTime } from './times.ts';
import { type Restored, type RestoreProblem, useRestore } from './useRestore.ts';

interface RestoreDialogProps {
  guildId: string;
  entry: HistoryEntry;
  open: boolean;
  onClose(): void;
  onRestored(restored: Restored): void;
}

/** Restores settings to how they were before or after an entry: all of them, a section, or single ones. */
export default function RestoreDialog({ guildId, entry, open, onClose, onRestored }: RestoreDialogProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const id = useId();
  const [version, setVersion] = useState<Version['version']>('before');
  const sectionOf = useSections(entry.module);
  const {
    preview: loaded,
    failed,
    busy,
    looking,
    problem,
    retry,
    choose: map,
    restore,
  } = useRestore(guildId, { cursor: entry.cursor, version }, onRestored);
  // Not before the titles of the sections, which would draw the check boxes anew under a press.
  const preview = sectionOf && loaded;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changes = preview?.changes ?? [];
  const chosen = changes.filter(({ path }) => !left.has(path));

  function choose(some: readonly HistoryChange[], on: boolean) {
    const next = new Set(left);
    for (const { path } of some) {
      if (on) next.delete(path);
      else next.add(path);
    }
    setLeft(next);
  }

  function pickVersion(next: Version['version']) {
    setLeft(new Set());
    setVersion(next);
  }

  const possible = preview !== undefined && preview.refused === null && chosen.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('restore.title', { module: entry.title })}
      description={`${shortTime(entry.at, language)} · ${entry.summary}`}
      actions={
        <>
          <Button onClick={onClose}>{text('restore.cancel')}</Button>
          {possible && (
            <Button
              variant="primary"
              busy={busy}
              disabled={looking}
              onClick={() => restore(chosen.map(({ path }) => path))}
            >
              {text('restore.confirm', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <fieldset className={styles.versions} disabled={busy}>
        <legend>{text('restore.version')}</legend>
        {(['before', 'after'] as const).map((one) => (
          <label key={one} className={styles.version}>
            <input type="radio" name={id} checked={version === one} onChange={() => pickVersion(one)} />
            {text(`restore.${one}`)}
          </label>
        ))}
      </fieldset>
      {problem && (
        <p className={styles.problem} role="alert">
          {sentenceOf(problem, text)}
        </p>
      )}
      {preview?.refused && (
        <p className={styles.problem} role="alert">
          {preview.refused}
        </p>
      )}
      {failed && (
        <RetryNotice title={text('restore.failed')} level={3} label={text('retry')} onRetry={retry}>
          {text('failedHint')}
        </RetryNotice>
      )}
      {!preview && !failed && (
        <div className={styles.loading}>
          <Spinner label={text('restore.loading')} />
        </div>
      )}
      {preview && (
        <>
          <Replacements
            guildId={guildId}
            missing={preview.missing}
            texts={{ title: text('missing.title'), help: text('missing.help'), none: text('missing.none') }}
            disabled={busy}
            onChoose={map}
          />
          {changes.length > 0 && <p className={styles.lead}>{text('restore.lead')}</p>}
          {changes.length === 0 && preview.omissions.length === 0 && (
            <p className={styles.lead}>{text('restore.same')}</p>
          )}
          {sectionOf && changes.length > 0 && (
            <Choices sectionOf={sectionOf} changes={changes} left={left} disabled={busy} onChoose={choose} />
          )}
          <Reasons
            title={text('restore.stopped')}
            reasons={preview.stopped.filter(({ path }) => chosen.some((change) => change.path === path))}
          />
          <Reasons title={text('restore.omitted')} help={text('restore.omittedHelp')} reasons={preview.omissions} />
        </>
      )}
    </Dialog>
  );
}

function sentenceOf(problem: RestoreProblem, text: ReturnType<typeof useHistoryText>): string {
  if (problem.result === 'refused') return problem.sentence ?? text('restore.refused');
  return text(`restore.${problem.result}`);
}

type SectionOf = (path: string) => string;

interface ChoicesProps {
  sectionOf: SectionOf;
  changes: readonly HistoryChange[];
  /** The paths of those that are not restored. */
  left: ReadonlySet<string>;
  disabled: boolean;
  onChoose(some: readonly HistoryChange[], on: boolean): void;
}

/** Each change with a checkbox, under one for its section. */
function Choices({ sectionOf, changes: all, left, disabled, onChoose }: ChoicesProps) {
  const text = useHistoryText();
  // The dialog has named the module.
  const changes = all.map((change) => ({ ...change, title: change.label ?? change.title }));
  const titles = [...new Set(changes.map(({ path }) => sectionOf(path)))];
  const groups = titles.map((title) => ({ title, own: changes.filter(({ path }) => sectionOf(path) === title) }));
  const group = (some: readonly HistoryChange[], title: ReactNode) => (
    <GroupCheckbox
      checked={some.filter(({ path }) => !left.has(path)).length}
      of={some.length}
      disabled={disabled}
      onChange={(on) => onChoose(some, on)}
    >
      {title}
    </GroupCheckbox>
  );
  const list = (some: readonly HistoryChange[], label: string) => (
    <Changes
      changes={some}
      label={label}
      before={(change) => (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={change.title}
          checked={!left.has(change.path)}
          disabled={disabled}
          onChange={({ target }) => onChoose([change], target.checked)}
        />
      )}
    />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.choices} tabIndex={0} aria-label={text('changes')}>
      {changes.length > 1 && group(changes, text('restore.all'))}
      {groups.map(({ title, own }) => (
        <div key={title} className={styles.section}>
          {groups.length > 1 && title !== '' && group(own, title)}
          {list(own, title || text('changes'))}
        </div>
      ))}
    </section>
  );
}

/**
 * The title of the section in which a setting is; empty for settings that are in none. Undefined until the module is loaded;
 * if that fails, there are no titles.
 */
function useSections(module: string | null): SectionOf | undefined {
  const language = useLanguage();
  const known = moduleIds.find((one) => one === module);
  const { status, value } = useLoaded(
    useCallback(async () => known && (await loadModule(known, language)), [known, language]),
  );
  if (status === 'loading') return undefined;
  const sections = sectionsIn(value?.spec.screen.layout ?? []);
  return (path) => {
    const [setting = ''] = path.split('.');
    return sections.find(({ fields }) => fields.flat().includes(setting))?.title ?? '';
  };
}

interface ReasonsProps {
  title: string;
  help?: string;
  reasons: readonly { title: string; message: string }[];
}

/** What is not as one might expect, each with the reason. */
function Reasons({ title, help, reasons }: ReasonsProps) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subtitle}>
        {title}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      <ul className={styles.reasons}>
        {reasons.map(({ title: subject, message }) => (
          <li key={`${subject} ${message}`}>
            <strong>{subject}</strong> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
