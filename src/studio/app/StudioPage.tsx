import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import type { ProjectAnswer } from '../model/answers.ts';
import { Studio } from './Studio.tsx';
import styles from './StudioPage.module.css';
import { reasonOf, type StudioCalls } from './server.ts';

/** The studio, once the project has been read. */
export function StudioPage({ calls }: { calls: StudioCalls }) {
  const [project, setProject] = useState<ProjectAnswer>();
  const [problem, setProblem] = useState('');
  const read = useCallback(async () => {
    setProblem('');
    try {
      setProject(await calls.project());
    } catch (error) {
      console.error(error);
      setProblem(reasonOf(error));
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
        {problem === '' ? 'The schemas are being read…' : `The schemas could not be read: ${problem}`}
      </p>
      {problem !== '' && <Button onClick={read}>Try again</Button>}
    </main>
  );
}
