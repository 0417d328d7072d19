import { BookOpen, CircleAlert, Languages, Moon, Redo2, Save, Sun, Undo2, Users } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { equal } from '../../language/values/equal.ts';
import { Boundary } from '../../renderer/primitives/Boundary.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import type { ProjectAnswer } from '../model/answers.ts';
import { type OpenNode, opened, reduce } from '../model/draftState.ts';
import { partAtPointer, wordsAt } from '../model/places.ts';
import { firstModule, readAddress, writeAddress } from './address.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FindingsPanel, findingsText } from './FindingsPanel.tsx';
import { fileValue, metaFileOf } from './files.ts';
import { NodePane } from './NodePane.tsx';
import { Outline } from './Outline.tsx';
import { ReachPanel, reachText } from './ReachPanel.tsx';
import { ReferencePanel } from './ReferencePanel.tsx';
import { SaveDialog, type SaveQuestion } from './SaveDialog.tsx';
import styles from './Studio.module.css';
import { StudioContext, type StudioContextValue } from './StudioContext.ts';
import { ScreenPane } from './screenPane/ScreenPane.tsx';
import { RefusedError, reasonOf, type StudioCalls } from './server.ts';
import { useFindings } from './useFindings.ts';
import { useReach } from './useReach.ts';
import { useSettled } from './useSettled.ts';

interface StudioProps {
  calls: StudioCalls;
  project: ProjectAnswer;
}

/** The whole studio: outline, form and live screen. */
export function Studio({ calls, project }: StudioProps) {
  const [state, dispatch] = useReducer(reduce, project.files, (files) =>
    opened(files, readAddress(files) ?? firstModule(files)),
  );
  const [dark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [panel, setPanel] = useState<'findings' | 'reach' | 'reference'>();
  const [question, setQuestion] = useState<SaveQuestion>();
  const [isSaving, setSaving] = useState(false);
  const [notice, setNotice] = useState('');
  const [unfinished] = useState<StudioContextValue['unfinished']>(() => new Map());
  const { drafts, files, selection } = state;
  const changedFiles = Object.keys(drafts);
  const settled = useSettled(state);
  const reached = useReach(calls, drafts, project.hasStore);

  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(() => {
    if (selection) writeAddress(selection);
  }, [selection]);
  // What changes while it saves may be what it has written itself: only the answer says so.
  const late = useRef<Record<string, string | null>>(undefined);
  useEffect(() => {
    const events = new EventSource('/api/events');
    events.onmessage = ({ data }) => {
      const { changed }: { changed?: Record<string, string | null> } = JSON.parse(data);
      if (!changed) return;
      if (late.current) Object.assign(late.current, changed);
      else dispatch({ type: 'changed', files: changed });
    };
    // Nobody tells of what changes while there is no connection, for example while the studio is started again.
    events.onopen = async () => {
      try {
        let read: Record<string, string | null>;
        do {
          read = await settled(async ({ files: known }) => {
            const { files: found } = await calls.project();
            return { ...Object.fromEntries(Object.keys(known).map((file) => [file, null])), ...found };
          });
        } while (late.current);
        dispatch({ type: 'changed', files: read });
      } catch (error) {
        console.error(error);
      }
    };
    return () => events.close();
  }, [calls, settled]);

  // Files that change in the project change the findings, too.
  const current = useMemo(() => ({ files, drafts }), [files, drafts]);
  const checked = useFindings(calls, current);
  const { findings } = checked;

  const change = useCallback<StudioContextValue['change']>(
    (changes, about, selected) =>
      dispatch({ type: 'change', changes, about, at: Date.now(), ...(selected && { selection: selected }) }),
    [],
  );
  const select = useCallback((selected: OpenNode) => dispatch({ type: 'select', selection: selected }), []);
  const context = useMemo(
    (): StudioContextValue => ({
      state,
      metas: project.metas,
      calls,
      findings,
      reach: reached.changes,
      unfinished,
      change,
      select,
    }),
    [state, project, calls, findings, reached, unfinished, change, select],
  );

  const [conflict] = Object.entries(state.conflicts);
  const save = async (despite: boolean) => {
    if (changedFiles.length === 0 || isSaving || conflict) return;
    setSaving(true);
    setQuestion(undefined);
    late.current = {};
    try {
      const request = changedFiles.map((file) => [file, { text: drafts[file] ?? '', base: files[file] ?? null }]);
      const answer = await calls.save({ files: Object.fromEntries(request), despite });
      if ('saved' in answer) {
        dispatch({ type: 'saved', files: answer.saved, sent: drafts });
        const names = Object.keys(answer.saved);
        setNotice(names.length === 1 ? `Saved ${names[0]}` : `Saved ${names.length} files`);
      } else if ('changed' in answer) {
        dispatch({ type: 'changed', files: answer.changed });
        setNotice('Nothing was saved: a file has changed in the meantime. Look at it, and save again.');
      } else {
        setQuestion({ findings: answer.findings });
      }
    } catch (error) {
      console.error(error);
      setNotice(
        error instanceof RefusedError
          ? `Your changes are still here, but not everything could be saved: ${error.message}`
          : 'The studio does not answer, so it is not known what was saved. Your changes are still here: save again once it answers.',
      );
    } finally {
      dispatch({ type: 'changed', files: late.current });
      late.current = undefined;
      setSaving(false);
    }
  };
  const translate = async () => {
    let prepared: Record<string, string>;
    try {
      prepared = await settled(({ drafts: sent }) => calls.translations(sent));
    } catch (error) {
      console.error(error);
      setNotice(`Nothing was prepared: ${reasonOf(error)}`);
      return;
    }
    const changes = Object.entries(prepared).map(([file, text]) => ({ file, text }));
    if (changes.length > 0) change(changes, `translations ${Date.now()}`);
    setNotice(
      changes.length === 0
        ? 'There is nothing to prepare. Translations can be prepared while no file has a wrong shape.'
        : `Prepared ${changes.map(({ file }) => file).join(', ')}. Fill in what is empty.`,
    );
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') void save(false);
    // What is typed there is in no file, and has steps of its own.
    else if (event.target instanceof Element && event.target.closest('dialog, [type="search"]')) return;
    else if (key === 'z') dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    else if (key === 'y') dispatch({ type: 'redo' });
    else return;
    event.preventDefault();
  });
  const guard = useEffectEvent((event: BeforeUnloadEvent) => {
    const isTyped = [...unfinished.values()].some(({ file, pointer, value }) =>
      equal(partAtPointer(fileValue(state, file), pointer), value),
    );
    if (changedFiles.length > 0 || isTyped) event.preventDefault();
  });
  const follow = useEffectEvent(() => {
    const place = readAddress({ ...files, ...drafts });
    if (place) select(place);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', guard);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', guard);
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  const words = useMemo(() => {
    if (panel !== 'reference' || !selection) return [];
    const { file, pointer } = selection;
    const value = fileValue(current, file);
    // A finding may be about a file that the studio does not have.
    return value === undefined ? [] : wordsAt(project.metas, metaFileOf(file), value, pointer);
  }, [project, panel, selection, current]);
  return (
    <StudioContext value={context}>
      <div className={styles.studio}>
        <header className={styles.bar}>
          <h1 className={styles.name}>Studio</h1>
          <IconButton
            label="Undo"
            icon={<Undo2 />}
            aria-disabled={state.undo.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          />
          <IconButton
            label="Redo"
            icon={<Redo2 />}
            aria-disabled={state.redo.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          />
          <p className={styles.notice} role="status">
            {notice}
          </p>
          <Button size="small" variant="quiet" icon={<Languages />} onClick={translate}>
            Prepare translations
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<CircleAlert />}
            aria-expanded={panel === 'findings'}
            className={findings.length > 0 ? styles.wrong : undefined}
            onClick={() => setPanel(panel === 'findings' ? undefined : 'findings')}
          >
            {findingsText(checked)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<BookOpen />}
            aria-expanded={panel === 'reference'}
            onClick={() => setPanel(panel === 'reference' ? undefined : 'reference')}
          >
            Reference
          </Button>
          {project.hasStore && (
            <Button
              size="small"
              variant="quiet"
              icon={<Users />}
              aria-expanded={panel === 'reach'}
              onClick={() => setPanel(panel === 'reach' ? undefined : 'reach')}
            >
              {reachText(reached)}
            </Button>
          )}
          <IconButton
            label={dark ? 'Light theme' : 'Dark theme'}
            icon={dark ? <Sun /> : <Moon />}
            onClick={() => setDark(!dark)}
          />
          <Button
            size="small"
            variant="primary"
            icon={<Save />}
            busy={isSaving}
            aria-disabled={changedFiles.length === 0}
            onClick={() => save(false)}
          >
            {changedFiles.length > 1 ? `Save ${changedFiles.length} files` : 'Save'}
          </Button>
        </header>
        {panel === 'findings' && <FindingsPanel checked={checked} onClose={() => setPanel(undefined)} />}
        {panel === 'reach' && <ReachPanel reached={reached} onClose={() => setPanel(undefined)} />}
        {panel === 'reference' && <ReferencePanel words={words} onClose={() => setPanel(undefined)} />}
        {/* One that fails leaves the drafts, and the others. */}
        <Boundary>
          <Outline />
        </Boundary>
        <Boundary>
          <NodePane />
        </Boundary>
        <Boundary>
          <ScreenPane theme={dark ? 'dark' : 'light'} />
        </Boundary>
      </div>
      <SaveDialog
        question={question}
        reach={reached.changes}
        onSave={() => save(true)}
        onClose={() => setQuestion(undefined)}
      />
      <ConflictDialog
        file={conflict?.[0]}
        conflict={conflict?.[1]}
        onKeep={(file, keep) => dispatch({ type: 'resolve', file, keep })}
      />
    </StudioContext>
  );
}
