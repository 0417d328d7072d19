import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';

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

export type Pointer = readonly (string | number)[];

/** Reads the files of a project folder and caches them. */
export class Sources {
  readonly #files = new Map<string, SourceFile>();
  readonly #before: ReadonlyMap<string, SourceFile>;

  /** @param before an earlier reader of the folder, whose unchanged files are not parsed again */
  constructor(
    readonly root: string,
    before?: Sources,
  ) {
    this.#before = before ? before.#files : new Map();
  }

  /** Reads the file at a path relative to the project folder. */
  read(file: string): SourceFile {
    let source = this.#files.get(file);
    if (!source) {
      const text = readFileSync(join(this.root, file), 'utf8');
      const before = this.#before.get(file);
      source = before?.text === text ? before : parsed(file, text);
      this.#files.set(file, source);
    }
    return source;
  }

  /** The value of a file, whose type its meta-schema guarantees. */
  json<Value>(file: string): Value {
    return this.read(file).value as Value;
  }

  exists(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  isFolder(path: string): boolean {
    return this.exists(path) && statSync(join(this.root, path)).isDirectory();
  }

  /** The sorted names in a folder; empty if it does not exist. */
  list(folder: string): string[] {
    return this.exists(folder) ? readdirSync(join(this.root, folder)).sort() : [];
  }

  /** The path of a file referenced relative to another file. */
  resolve(from: string, reference: string): string {
    return relative(this.root, resolve(this.root, dirname(from), reference)).replaceAll('\\', '/');
  }
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
