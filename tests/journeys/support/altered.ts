import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Product, startProduct } from './product.ts';

const run = promisify(execFile);
const PARTS = ['schemas', 'generated', 'src', 'scripts', 'vite.config.ts', 'package.json', 'tsconfig.json'];

/** A copy of the project whose schemas can be changed and built, without a line of TypeScript. */
export class AlteredProject {
  /** A copy that has been made already. */
  constructor(readonly root: string) {}

  static copy(root = mkdtempSync(join(tmpdir(), 'guildhall-altered-'))): AlteredProject {
    for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
    // A folder of links, so that caches in node_modules belong to the copy.
    mkdirSync(join(root, 'node_modules'));
    for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.'))) {
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name), 'junction');
    }
    return new AlteredProject(root);
  }

  /** Copies a file of the project to another path in the copy. */
  add(from: string, to: string): void {
    cpSync(from, join(this.root, to), { recursive: true });
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Replaces the first occurrence of a text in a file after another text. */
  replace(file: string, after: string, from: string, to: string): void {
    const text = this.read(file);
    const at = text.indexOf(from, text.indexOf(after));
    if (!text.includes(after) || at < 0) throw new Error(`${file} has no ${from} after ${after}`);
    this.write(file, text.slice(0, at) + to + text.slice(at + from.length));
  }

  /** Runs one of the project's scripts and returns its output. @throws with the output if it fails */
  script(file: string, ...args: string[]): Promise<string> {
    return this.tool('tsx/dist/cli.mjs', file, ...args);
  }

  /** Runs a program of `node_modules/` and returns its output. @throws with the output if it fails */
  async tool(program: string, ...args: string[]): Promise<string> {
    try {
      return (await run(process.execPath, [join('node_modules', program), ...args], { cwd: this.root })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
  }

  /** Fills what is left to translate in a file with the original text. */
  fillTranslations(file: string): void {
    const filled = this.read(file).replaceAll(
      /("en": "(.*)",\n\s*"\w+": )""/g,
      (_, pair: string, text: string) => `${pair}"${text}"`,
    );
    this.write(file, filled);
  }

  /** Writes translations, by original, into a file that has been prepared for them. */
  translate(file: string, translations: Readonly<Record<string, string>>): void {
    const { $schema, ...pairs } = JSON.parse(this.read(file));
    const left = new Set(Object.keys(translations));
    const translated = Object.entries<Record<string, string>>(pairs).map(([key, pair]) => {
      const [[first = '', original = ''] = [], [language = '', text] = []] = Object.entries(pair);
      left.delete(original);
      return [key, { [first]: original, [language]: translations[original] ?? text }];
    });
    if (left.size > 0) throw new Error(`${file} has no ${[...left].join(', ')}`);
    this.write(file, JSON.stringify({ $schema, ...Object.fromEntries(translated) }, null, 2));
  }

  async build(): Promise<void> {
    await this.script('scripts/generate.ts');
    await this.script('scripts/build.ts');
  }

  /** Starts what was built. */
  start(env: Record<string, string> = {}): Promise<Product> {
    return startProduct({ root: this.root, env });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
