import { useId, useMemo, useState } from 'react';
import type { CompiledModule, ReadableModule } from '../../../language/model.ts';
import { exampleLayout, filledExample } from '../../../language/screens/filledExample.ts';
import { switchedLayout } from '../../../language/screens/masterSwitch.ts';
import type { LoadedScreen } from '../../calls/load.ts';
import { MenusContext } from '../../contexts/MenusContext.ts';
import { Layout } from '../../layout/Layout.tsx';
import { useLoaded } from '../../loading/useLoaded.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { PartFailed } from '../../primitives/PartFailed.tsx';
import { FormContext } from '../../state/hooks.ts';
import { createFormStore } from '../../state/store.ts';
import { useScreenText } from '../../text/screenText.ts';
import { WidgetContext } from '../../widgets/context.ts';
import { MasterSwitch } from '../masterSwitch/MasterSwitch.tsx';
import { type WidgetKnowledge, widgetContext } from '../widgetContext.ts';
import { ExampleLoading } from './ExampleLoading.tsx';
import styles from './FilledExample.module.css';

export interface FilledExampleProps {
  module: CompiledModule;
  loaded: LoadedScreen;
  /** Loads a module whose settings this one reads. Must be stable. */
  loadModule(id: string): Promise<ReadableModule>;
  knowledge: Omit<WidgetKnowledge, 'loaded' | 'store'>;
}

/** What a locked screen could look like: the settings of its example, in a form of their own that nobody can edit or save. */
export default function FilledExample({ module, loaded, loadModule, knowledge }: FilledExampleProps) {
  const load = useMemo(
    () => async () => {
      const uses = [...new Set((module.spec.calls?.uses ?? []).map((use) => use.module))];
      const [example, ...used] = await Promise.all([
        module.example?.() ?? module.spec.screen.example,
        ...uses.map(loadModule),
      ]);
      return example && filledExample(module, example, used);
    },
    [module, loadModule],
  );
  const { status, value, retry } = useLoaded(load);
  if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
  return value ? <Filled {...value} loaded={loaded} knowledge={knowledge} /> : <ExampleLoading />;
}

type FilledProps = ReturnType<typeof filledExample> & Pick<FilledExampleProps, 'loaded' | 'knowledge'>;

function Filled({ module, document, loaded, knowledge }: FilledProps) {
  const text = useScreenText();
  const id = useId();
  const { spec } = module;
  const note = text('example.note', { title: spec.screen.title });
  const [store] = useState(() =>
    createFormStore({ module, saved: document, readOnly: note, ownerOnly: note, onRefused: () => {} }),
  );
  const widgets = useMemo(
    () => widgetContext({ ...knowledge, loaded: { ...loaded, module }, store }),
    [knowledge, loaded, module, store],
  );
  const { master, layout } = useMemo(() => switchedLayout(spec), [spec]);
  const { example, real } = useMemo(() => exampleLayout(layout), [layout]);
  return (
    <>
      <section className={styles.example} aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            <Badge tone="accent">{text('example.title')}</Badge>
          </h2>
          <p className={styles.note}>{note}</p>
        </header>
        <FormContext value={store}>
          <WidgetContext value={widgets}>
            <MenusContext value={undefined}>
              {master && <MasterSwitch name={master} title={spec.screen.title} />}
              <Layout layout={example} />
            </MenusContext>
          </WidgetContext>
        </FormContext>
      </section>
      <Layout layout={real} />
    </>
  );
}
