import { type ChildProcess, fork } from 'node:child_process';

/** What is sent to a process that runs next to the studio's server: a request, or that its answer is not needed any more. */
type Message = { id: number; request: unknown } | { id: number; cancelled: true };

/** What it sends back. */
type Reply = { id: number; answer: unknown } | { id: number; failure: string };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Has requests answered in a process of its own, while the server goes on. The process is started again if it ends. */
export class Beside<Request, Answer> {
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #process: ChildProcess | undefined;
  #last = 0;

  /** @param file the program, which calls {@link answerBeside} */
  constructor(
    readonly file: URL,
    readonly args: readonly string[],
  ) {}

  /** The answer to a request. @throws Error if there is none, the process ends meanwhile, or `signal` aborts */
  readonly ask = (request: Request, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      this.#last += 1;
      const id = this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.#process ??= this.#start();
      this.#send({ id, request });
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.delete(id)) return;
        this.#send({ id, cancelled: true });
        reject(new Error('Nobody waits for the answer any more.'));
      });
    });

  close(): void {
    this.#process?.kill();
  }

  #send(message: Message): void {
    this.#process?.send(message);
  }

  #start(): ChildProcess {
    const started = fork(this.file, this.args);
    started.on('message', (message) => {
      // Only our own program writes to this channel.
      const reply = message as Reply;
      const asked = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('answer' in reply) asked?.resolve(reply.answer as Answer);
      else asked?.reject(new Error(reply.failure));
    });
    started.on('exit', () => {
      this.#process = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('The process beside the server has ended.'));
      this.#waiting.clear();
    });
    return started;
  }
}

/** Answers what the studio's server asks, in a process of its own. */
export function answerBeside<Request, Answer>(
  answer: (request: Request, signal: AbortSignal) => Answer | Promise<Answer>,
): void {
  const running = new Map<number, AbortController>();
  process.on('message', async (message) => {
    // Only our own server writes to this channel.
    const received = message as Message;
    const { id } = received;
    if ('cancelled' in received) {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const reply = await Promise.resolve()
      .then(() => answer(received.request as Request, controller.signal))
      .then(
        (found): Reply => ({ id, answer: found }),
        (error: unknown): Reply => ({ id, failure: error instanceof Error ? error.message : 'failed' }),
      );
    running.delete(id);
    process.send?.(reply);
  });
}
