import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a command took, with all processes that it started: seconds, seconds of CPU time, and bytes. */
export interface CommandResult {
  output: string;
  seconds: number;
  cpu: number;
  /** The most that all processes used together. */
  peak: number;
  /** How many processes there were at most at the same time. */
  processes: number;
}

/** How often processes are looked at, in milliseconds. */
const INTERVAL = 50;
const PAGE = 4096;
const TICKS = 100;

/** Runs a Node program and measures it, from `/proc`. @throws Error if it fails */
export async function measureProgram(args: readonly string[]): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const cpu = new Map<number, number>();
  let [peak, processes] = [0, 0];
  const watch = setInterval(() => {
    const ids = treeOf(child.pid ?? 0);
    const used = ids.map((id) => usageOf(id));
    peak = Math.max(
      peak,
      used.reduce((sum, one) => sum + one.memory, 0),
    );
    processes = Math.max(processes, ids.length);
    for (const [index, id] of ids.entries()) cpu.set(id, Math.max(cpu.get(id) ?? 0, used[index]?.cpu ?? 0));
  }, INTERVAL);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  const seconds = (performance.now() - start) / 1000;
  return { output, seconds, cpu: [...cpu.values()].reduce((sum, one) => sum + one, 0), peak, processes };
}

/** A process and all that it has started. */
function treeOf(id: number): number[] {
  const children = contentOf(`/proc/${id}/task/${id}/children`).split(' ').filter(Boolean).map(Number);
  return [id, ...children.flatMap(treeOf)];
}

function usageOf(id: number): { memory: number; cpu: number } {
  const [, resident = 0] = contentOf(`/proc/${id}/statm`).split(' ').map(Number);
  // After the name of the program, which may have spaces.
  const fields = contentOf(`/proc/${id}/stat`).split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return { memory: resident * PAGE, cpu: (user + system) / TICKS };
}

/** Empty if the process has just ended. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
