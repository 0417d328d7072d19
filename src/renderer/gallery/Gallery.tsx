import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import type { WidgetContextValue } from '../widgets/context.ts';
import { widgetNames, widgets } from '../widgets/index.ts';
import type { WidgetProps } from '../widgets/types.ts';
import styles from './Gallery.module.css';
import { PrimitivesPage } from './PrimitivesPage.tsx';
import { Specimen } from './Specimen.tsx';
import type { WidgetState } from './state.ts';
import { stateSets } from './states.ts';

interface Page {
  name: string;
  widget: ComponentType<WidgetProps>;
  states: WidgetState[];
}

/** Every widget in all its states. The address holds the page (`#message`) and the theme (`?theme=dark`). */
export function Gallery() {
  const [name, setName] = useState(() => location.hash.slice(1) || 'primitives');
  const [dark, setDark] = useState(() => new URLSearchParams(location.search).get('theme') === 'dark');
  const [page, setPage] = useState<Page | null>(null);
  const [said, setSaid] = useState<{ message: string; kind: 'error' | 'info' } | null>(null);
  const say = useCallback<WidgetContextValue['say']>(
    (message, kind) => setSaid({ message, kind: kind === 'locked' ? 'error' : kind }),
    [],
  );

  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);

  useEffect(() => {
    const follow = () => setName(location.hash.slice(1) || 'primitives');
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const [widget, states] = [widgets[name], stateSets[name]];
    if (!widget || !states) return setPage(null);
    let current = true;
    Promise.all([widget(), states()]).then(([component, set]) => {
      if (current) setPage({ name, widget: component.default, states: set.states });
    });
    return () => {
      current = false;
    };
  }, [name]);

  return (
    <div className={styles.gallery}>
      <nav className={styles.nav} aria-label="Widgets">
        {['primitives', ...widgetNames].map((each) => (
          <a key={each} href={`#${each}`} aria-current={each === name ? 'page' : undefined}>
            {each}
          </a>
        ))}
        <Button size="small" aria-pressed={dark} onClick={() => setDark(!dark)}>
          Dark
        </Button>
      </nav>
      <main className={styles.main}>
        <h1>{name}</h1>
        {name === 'primitives' && <PrimitivesPage />}
        {page?.states.map((state, index) => (
          <section key={`${page.name} ${state.name}`} className={styles.state}>
            <h2>{state.name}</h2>
            <Specimen widget={page.widget} state={state} id={`root_${page.name}${index}`} say={say} />
          </section>
        ))}
      </main>
      {said && (
        <div className={styles.said}>
          <Banner kind={said.kind} onDismiss={() => setSaid(null)}>
            {said.message}
          </Banner>
        </div>
      )}
    </div>
  );
}
