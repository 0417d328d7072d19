import type { ProductClient } from './productClient.ts';
import type { RecreationCounts, Task } from './recreate.ts';

export interface WorkerOptions extends ProductClient {
  /** Carries out a task. @throws if that is impossible, with a readable message */
  work(task: Task): RecreationCounts;
  /** While this returns true, no tasks are requested. */
  silent(): boolean;
  /** Milliseconds between requests for tasks. */
  every: number;
}

/** Requests tasks from the product, carries them out and reports the results. Failed requests are repeated. */
export function startWorker({ ask, report, work, silent, every }: WorkerOptions): { close(): Promise<void> } {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const round = async () => {
    try {
      if (!silent()) for (const task of await waiting()) if (!closed) await attend(task);
    } catch {
      // The product did not answer: the next round tries again.
    }
    if (!closed) timer = setTimeout(start, every).unref();
  };
  const start = () => {
    running = round();
  };

  async function waiting(): Promise<Task[]> {
    return (await ask<{ tasks: Task[] }>('/api/bot/tasks/')).tasks;
  }

  async function attend(task: Task): Promise<void> {
    const path = `/api/bot/tasks/${task.id}/`;
    await report(path, { state: 'running' });
    await report(path, resultOf(task));
  }

  function resultOf(task: Task): object {
    try {
      return { state: 'done', outcome: work(task) };
    } catch (error) {
      return { state: 'failed', sentence: error instanceof Error ? error.message : String(error) };
    }
  }

  start();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
