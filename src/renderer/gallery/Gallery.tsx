import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { blocks } from '../blocks/index.ts';
import { groupControls } from '../fields/groupWidgets.ts';
import { loadWidgets } from '../layout/loadParts.ts';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import type { WidgetContextValue } from '../widgets/context.ts';
import { widgets } from '../widgets/index.ts';
import { BlockSpecimen } from './BlockSpecimen.tsx';
import styles from './Gallery.module.css';
import { GroupSpecimen } from './GroupSpecimen.tsx';
import { PrimitivesPage } from './PrimitivesPage.tsx';
import { ScreenSpecimen } from './ScreenSpecimen.tsx';
import { blockStates, groupStates, screenStates, widgetStates } from './states.ts';
import { WidgetSpecimen } from './WidgetSpecimen.tsx';

type Notify = WidgetContextValue['notify'];

interface SpecimenEntry {
  title: string;
  draw(notify: Notify): ReactNode;
}

interface Page {
  path: string;
  specimens: SpecimenEntry[];
}

const SECTIONS = [
  { title: 'Primitives', paths: ['primitives'] },
  { title: 'Widgets', paths: widgets.names.map((name) => `widgets/${name}`) },
  { title: 'Groups of settings', paths: groupControls.names.map((name) => `groups/${name}`) },
  { title: 'Blocks', paths: blocks.names.map((name) => `blocks/${name}`) },
  { title: 'Screens', paths: Object.keys(screenStates).map((name) => `screens/${name}`) },
];

const currentPath = () => location.hash.slice(1) || 'primitives';

/** Every widget, block and kind of screen in all its states. The address holds the page (`#widgets/message`) and the theme (`?theme=dark`). */
export function Gallery() {
  const [path, setPath] = useState(currentPath);
  const [dark, setDark] = useState(() => new URLSearchParams(location.search).get('theme') === 'dark');
  const [page, setPage] = useState<Page | null>(null);
  const [banner, setBanner] = useState<{ message: string; kind: 'error' | 'info' } | null>(null);
  const notify = useCallback<Notify>(
    (message, kind) => setBanner({ message, kind: kind === 'locked' ? 'error' : kind }),
    [],
  );

  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);

  useEffect(() => {
    const follow = () => setPath(currentPath());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    let current = true;
    loadSpecimens(path).then((specimens) => {
      if (current) setPage({ path, specimens });
    });
    return () => {
      current = false;
    };
  }, [path]);

  return (
    <div className={styles.gallery}>
      <nav className={styles.nav} aria-label="Components">
        {SECTIONS.map(({ title, paths }) => (
          <section key={title} aria-label={title} className={styles.group}>
            <h2>{title}</h2>
            {paths.map((each) => (
              <a key={each} href={`#${each}`} aria-current={each === path ? 'page' : undefined}>
                {nameIn(each)}
              </a>
            ))}
          </section>
        ))}
        <Button size="small" aria-pressed={dark} onClick={() => setDark(!dark)}>
          Dark
        </Button>
      </nav>
      <main className={styles.main}>
        <h1>{nameIn(path)}</h1>
        {path === 'primitives' && <PrimitivesPage />}
        {page?.specimens.map(({ title, draw }) => (
          <section key={`${page.path} ${title}`} className={styles.state}>
            <h2>{title}</h2>
            {draw(notify)}
          </section>
        ))}
      </main>
      {banner && (
        <div className={styles.banner}>
          <Banner kind={banner.kind} onDismiss={() => setBanner(null)}>
            {banner.message}
          </Banner>
        </div>
      )}
    </div>
  );
}

function nameIn(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

async function loadSpecimens(path: string): Promise<SpecimenEntry[]> {
  const name = nameIn(path);
  if (path.startsWith('widgets/')) {
    const [set] = await Promise.all([widgetStates[name]?.(), widgets.load(name)]);
    return (set?.states ?? []).map((state, index) => ({
      title: state.name,
      draw: (notify) => (
        <WidgetSpecimen widget={widgets.get(name)} state={state} id={`root_${name}${index}`} notify={notify} />
      ),
    }));
  }
  if (path.startsWith('groups/')) {
    const states = (await groupStates[name]?.()) ?? [];
    await Promise.all(states.map(({ field }) => loadWidgets({ field })));
    return states.map((state, index) => ({
      title: state.name,
      draw: (notify) => <GroupSpecimen state={state} name={`${name}${index}`} notify={notify} />,
    }));
  }
  if (path.startsWith('blocks/')) {
    const [set] = await Promise.all([blockStates[name]?.(), blocks.load(name)]);
    return (set?.states ?? []).map((state) => ({
      title: state.name,
      draw: (notify) => <BlockSpecimen block={blocks.get(name)} state={state} notify={notify} />,
    }));
  }
  if (path.startsWith('screens/')) {
    const states = (await screenStates[name]?.()) ?? [];
    return states.map((state) => ({ title: state.name, draw: () => <ScreenSpecimen state={state} /> }));
  }
  return [];
}
