import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A check by another program. */
export interface Tool {
  name: string;
  command: string;
  args: readonly string[];
  /** How to fix most of its findings. */
  advice?: string;
}

export const TOOLS: readonly Tool[] = [
  { name: 'types (tsc)', command: 'tsc', args: ['--noEmit'] },
  {
    name: 'style (biome)',
    command: 'biome',
    args: ['check', '--colors=off'],
    advice: 'Run `npm run format` to fix the formatting, then the rest by hand.',
  },
  { name: 'unused code (knip)', command: 'knip', args: ['--no-progress'] },
  { name: 'budgets of pages', command: 'tsx', args: ['scripts/check/budgets/budgets.ts'] },
];

/** Runs a tool of the project. @returns whether it passed, and its output */
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
