import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import type { ProjectAnswer } from '../model/answers.ts';
import { Studio } from './Studio.tsx';
import styles from './StudioPage.module.css';
import type { StudioCalls } from './server.ts';

/** The studio, once the project has been read. */
export function StudioPage({ calls }: { calls: StudioCalls }) {
  const [project, setProject] = useState<ProjectAnswer>();
  const [state, setState] = useState<'reading' | 'failed'>('reading');
  const read = useCallback(async () => {
    setState('reading');
    try {
      setProject(await calls.project());
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }, [calls]);
  useEffect(() => {
    void read();
  }, [read]);
  if (project) return <Studio calls={calls} project={project} />;
  return (
    <main className={styles.page}>
      <h1>Studio</h1>
      <p role="status">
        {state === 'reading'
          ? 'The schemas are being read…'
          : 'The schemas could not be read. The reason is printed in the terminal in which the studio was started.'}
      </p>
      {state === 'failed' && <Button onClick={read}>Try again</Button>}
    </main>
  );
}
