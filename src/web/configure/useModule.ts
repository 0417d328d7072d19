import { useCallback, useEffect, useState } from 'react';
import type { CompiledModule } from '../../language/model.ts';
import { loadModule, type ModuleId, moduleIds } from '../catalogue.ts';
import { useLanguage } from '../text.tsx';

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; module: CompiledModule };

/** The compiled module of a section, and the way to load those that it depends on. */
export function useModule(id: ModuleId) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  const load = useCallback(
    async (wanted: string): Promise<CompiledModule> => {
      const known = moduleIds.find((moduleId) => moduleId === wanted);
      if (!known) throw new Error(`No module "${wanted}"`);
      return loadModule(known, language);
    },
    [language],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same module again
  useEffect(() => {
    let current = true;
    setLoaded({ status: 'loading' });
    load(id).then(
      (module) => current && setLoaded({ status: 'loaded', module }),
      (failure) => {
        console.error(failure);
        if (current) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [id, load, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { loaded, load, retry };
}
