import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A check of another program. */
export interface Tool {
  name: string;
  command: string;
  args: readonly string[];
  /** What mends most of what it finds. */
  advice?: string;
}

export const TOOLS: readonly Tool[] = [
  { name: 'types (tsc)', command: 'tsc', args: ['--noEmit'] },
  {
    name: 'style (biome)',
    command: 'biome',
    args: ['check', '--colors=off'],
    advice: 'Run `npm run format`: it puts spaces and line breaks right. What is left then needs a look.',
  },
  { name: 'unused code (knip)', command: 'knip', args: ['--no-progress'] },
];

/** Runs a tool of the project in its folder; `output` is what it printed. */
export function runTool(root: string, { command, args }: Tool): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ passed: false, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(parts).toString() }));
  });
}
