import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Pointer } from '../../../src/language/values/pointer.ts';

/** A JSON file of `schemas/` with its syntax tree. */
export interface SourceFile {
  /** Relative to the project folder, with slashes. */
  file: string;
  text: string;
  value: unknown;
  readonly tree: Node | undefined;
  /** The syntax errors. */
  syntax: { message: string; offset: number }[];
}

/** A result with everything that it was made from. */
interface Remembered {
  value: unknown;
  from: readonly unknown[];
  /** What was looked at, by kind and path, with the answers. */
  looks: ReadonlyMap<string, unknown>;
}

/**
 * Reads the files of a project folder and caches them. The development server reads the folder again after every saved
 * file; with the earlier reader, only what depends on that file is made again.
 */
export class Sources {
  readonly #files = new Map<string, SourceFile>();
  /** What was asked about the folder, by kind and path, with the answers. */
  readonly #answers = new Map<string, unknown>();
  readonly #remembered = new Map<string, Remembered>();
  readonly #before: { files: ReadonlyMap<string, SourceFile>; remembered: ReadonlyMap<string, Remembered> };
  /** How extracts are made, by their names: the same for all readers of a folder. */
  readonly #extracts: Map<string, (sources: Sources) => unknown>;
  /** The values that results may ask for, by name. */
  readonly #offered = new Map<string, unknown>();
  /** What the results being made have looked at, the outermost first. */
  readonly #watching: Map<string, unknown>[] = [];

  readonly #drafts: ReadonlyMap<string, string>;

  /**
   * @param before an earlier reader of the folder, whose files and results are used as far as nothing has changed
   * @param drafts texts that are read instead of those in the folder, by path
   */
  constructor(
    readonly root: string,
    before?: Sources,
    drafts: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#drafts = drafts;
    this.#before = {
      files: before ? before.#files : new Map(),
      remembered: before ? before.#remembered : new Map(),
    };
    this.#extracts = before ? before.#extracts : new Map();
  }

  /** A reader of the folder as this one has found it, with other texts in some of its files. */
  withTexts(texts: ReadonlyMap<string, string>): Sources {
    const changed = new Sources(this.root, this, texts);
    for (const [file, source] of this.#files) if (!texts.has(file)) changed.#files.set(file, source);
    for (const [question, answer] of this.#answers) changed.#answers.set(question, answer);
    return changed;
  }

  /**
   * Makes a result once, and takes it from the earlier reader if everything it was made from is the same.
   * @param name identifies the result within the folder
   * @param from other values it is made from, compared by identity
   * @param make reads files through this reader alone, and before it first awaits something
   */
  remember<Value>(name: string, from: readonly unknown[], make: () => Value): Value {
    const isCurrent = (one: Remembered | undefined) =>
      one?.from.length === from.length &&
      one.from.every((value, index) => value === from[index]) &&
      [...one.looks].every(([what, answer]) => this.#look(what) === answer);
    let result = [this.#remembered.get(name), this.#before.remembered.get(name)].find(isCurrent);
    if (!result) {
      const looks = new Map<string, unknown>();
      this.#watching.push(looks);
      try {
        result = { value: make(), from, looks };
      } finally {
        this.#watching.pop();
      }
    }
    this.#remembered.set(name, result);
    for (const [what, answer] of result.looks) this.#watching.at(-1)?.set(what, answer);
    // `make` returned it under the same name.
    return result.value as Value;
  }

  /**
   * Extracts a JSON value from files. A result made from it is made again only if the value is another, whatever else
   * has changed in these files.
   * @param name identifies the value within the folder
   */
  extract<Value>(name: string, read: (sources: Sources) => Value): Value {
    this.#extracts.set(name, read);
    const text = this.#extracted(name);
    this.#saw(`extract:${name}`, text);
    return JSON.parse(text);
  }

  #extracted(name: string): string {
    // Nobody else watches what it looks at.
    this.#watching.push(new Map());
    try {
      return this.remember(`extract ${name}`, [], () => JSON.stringify(this.#extracts.get(name)?.(this)));
    } finally {
      this.#watching.pop();
    }
  }

  /**
   * Offers a value to what is made later: a result that asks for it is made again once another value is offered by this
   * name. Returns how to ask for it.
   */
  offer<Value>(name: string, value: Value): () => Value {
    this.#offered.set(name, value);
    return () => {
      this.#saw(`offer:${name}`, value);
      return value;
    };
  }

  #look(what: string): unknown {
    const at = what.indexOf(':');
    const path = what.slice(at + 1);
    if (what.startsWith('extract')) return this.#extracted(path);
    if (what.startsWith('offer')) return this.#offered.get(path);
    if (what.startsWith('file')) return this.#has(path) ? this.#read(path) : undefined;
    return what.startsWith('names') ? this.#names(path).join('/') : this.#has(path);
  }

  #saw(what: string, answer: unknown): void {
    this.#watching.at(-1)?.set(what, answer);
  }

  /** Reads the file at a path relative to the project folder. */
  read(file: string): SourceFile {
    const source = this.#read(file);
    this.#saw(`file:${file}`, source);
    return source;
  }

  #read(file: string): SourceFile {
    let source = this.#files.get(file);
    if (!source) {
      const text = this.#drafts.get(file) ?? readFileSync(join(this.root, file), 'utf8');
      const before = this.#before.files.get(file);
      source = before?.text === text ? before : parsed(file, text);
      this.#files.set(file, source);
    }
    return source;
  }

  /** The value of a file, whose type its meta-schema guarantees. */
  json<Value>(file: string): Value {
    return this.read(file).value as Value;
  }

  /** Whether an earlier reader has read the same text. */
  isSame(file: string, before: Sources): boolean {
    const text = before.#files.get(file)?.text;
    return text !== undefined && this.exists(file) && this.read(file).text === text;
  }

  exists(file: string): boolean {
    const found = this.#has(file);
    this.#saw(`path:${file}`, found);
    return found;
  }

  #has(path: string): boolean {
    return this.#once(
      `path:${path}`,
      () => existsSync(join(this.root, path)) || [...this.#drafts.keys()].some((file) => isBelow(file, path)),
    );
  }

  isFolder(path: string): boolean {
    if (!this.exists(path)) return false;
    return this.#once(`folder:${path}`, () =>
      existsSync(join(this.root, path)) ? statSync(join(this.root, path)).isDirectory() : !this.#drafts.has(path),
    );
  }

  /** The sorted names in a folder; empty if it does not exist. */
  list(folder: string): string[] {
    const names = this.#names(folder);
    this.#saw(`names:${folder}`, names.join('/'));
    return names;
  }

  #names(folder: string): string[] {
    return this.#once(`names:${folder}`, () => {
      const found = existsSync(join(this.root, folder)) ? readdirSync(join(this.root, folder)) : [];
      // Editors and systems put hidden files and broken links beside others.
      const names = found.filter((name) => !name.startsWith('.'));
      const drafted = [...this.#drafts.keys()].flatMap((file) =>
        file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/', 1)[0] ?? []) : [],
      );
      return [...new Set([...names, ...drafted])].sort();
    });
  }

  #once<Answer>(question: string, find: () => Answer): Answer {
    if (!this.#answers.has(question)) this.#answers.set(question, find());
    // `find` returned it to the same question.
    return this.#answers.get(question) as Answer;
  }

  /** The path of a file referenced relative to another file. */
  resolve(from: string, reference: string): string {
    return relative(this.root, resolve(this.root, dirname(from), reference)).replaceAll('\\', '/');
  }
}

/** Whether a file is at a path, or in the folder there. */
function isBelow(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

function parsed(file: string, text: string): SourceFile {
  const errors: ParseError[] = [];
  const value = parse(text, errors, { disallowComments: true });
  const syntax = errors.map(({ error, offset }) => ({ message: printParseErrorCode(error), offset }));
  let tree: Node | undefined;
  return {
    file,
    text,
    value,
    syntax,
    // Parsed on demand, because only findings need it.
    get tree() {
      tree ??= parseTree(text);
      return tree;
    },
  };
}

/** Line and column (from 1) of a part of a file, or of its nearest existing ancestor. */
export function positionOf(
  source: SourceFile,
  pointer: Pointer,
  { key = false, offset = 0 } = {},
): { line: number; column: number } {
  let at: number | undefined;
  for (let length = pointer.length; at === undefined && length >= 0; length--) {
    const node = source.tree && findNodeAtLocation(source.tree, pointer.slice(0, length));
    if (!node) continue;
    const named = key && length === pointer.length && node.parent?.type === 'property' ? node.parent : node;
    at = named.offset + (length === pointer.length ? offset : 0);
  }
  return lineAndColumn(source.text, at ?? 0);
}

/** Line and column (from 1) of an offset in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
