import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readState, type SchemaState } from '../../scripts/changes/states.ts';
import { apply, type Change } from '../lint/project.ts';

/** A copy of the product's schemas that is changed and put back. */
export interface Copy {
  root: string;
  /** The schemas as they are. */
  state: SchemaState;
  /** The schemas with changes, which are taken back before the next ones. */
  with(changes: readonly Change[]): SchemaState;
  remove(): void;
}

/** @param from the folder around the schemas */
export function copyOf(from = '.'): Copy {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-changes-'));
  cpSync(join(from, 'schemas'), join(root, 'schemas'), { recursive: true });
  const state = readState(root);
  let undo = () => {};
  return {
    root,
    state,
    with(changes) {
      undo();
      const before = new Map(
        changes.map(({ in: file }) => [
          file,
          existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
        ]),
      );
      undo = () => {
        for (const [file, text] of before) {
          if (text) writeFileSync(join(root, file), text);
          else rmSync(join(root, file));
        }
      };
      for (const change of changes) apply(root, change);
      return readState(root, state);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
