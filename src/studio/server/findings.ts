import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drafts, StudioFinding } from '../model/answers.ts';

interface Answer {
  id: number;
  findings?: StudioFinding[];
  failure?: string;
}

interface Waiting {
  resolve(findings: StudioFinding[]): void;
  reject(error: Error): void;
}

/** Finds what the check finds in drafts, in a process of its own, which is started again if it ends. */
export class Findings {
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | undefined;
  #last = 0;

  constructor(readonly root: string) {}

  /** What the check finds in drafts. @throws Error if the process ends meanwhile */
  readonly of = (drafts: Drafts): Promise<StudioFinding[]> =>
    new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      this.#process ??= this.#start();
      this.#process.send({ id: this.#last, drafts });
    });

  close(): void {
    this.#process?.kill();
  }

  #start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./findingsProcess.ts', import.meta.url)), [this.root]);
    started.on('message', (message) => {
      const { id, findings, failure } = message as Answer;
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (findings) asked?.resolve(findings);
      else asked?.reject(new Error(failure));
    });
    started.on('exit', () => {
      this.#process = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('The check has ended.'));
      this.#waiting.clear();
    });
    return started;
  }
}
