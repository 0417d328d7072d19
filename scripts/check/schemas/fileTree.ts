import type { Node } from 'jsonc-parser';
import { isReserved, reservedName } from '../../../src/language/compile/lint/reservedNames.ts';
import type { Finding } from '../../../src/language/compile/lint/types.ts';

/** Faults in the JSON of a file that do not depend on what the file is about. */
export function treeFindings(file: string, node: Node | undefined): Finding[] {
  if (!node) return [];
  const own = [...nameFindings(file, node), ...numberFindings(file, node), ...textFindings(file, node)];
  return [...own, ...(node.children ?? []).flatMap((child) => treeFindings(file, child))];
}

/** Properties whose values are names, by which something may be looked up. */
const HOLDERS: readonly unknown[] = ['id', 'section', 'panel', 'name'];

/** Names that occur twice, of which JSON.parse silently keeps the last, and names that every object has already. */
function nameFindings(file: string, node: Node): Finding[] {
  if (node.type !== 'object') return [];
  const names = new Set<unknown>();
  return (node.children ?? []).flatMap((property): Finding[] => {
    const name: unknown = property.children?.[0]?.value;
    const at = { file, pointer: [], offset: property.offset };
    if (names.has(name)) {
      const reason = `'${name}' is defined twice here, and only the last counts.`;
      return [{ ...at, reason, advice: 'Remove one of them.' }];
    }
    names.add(name);
    // An example's name is a sentence.
    const isHolder = HOLDERS.includes(name) && !file.includes('/examples/');
    const held: unknown = isHolder ? property.children?.[1]?.value : undefined;
    return [name, held].flatMap((one) =>
      typeof one === 'string' && isReserved(one) ? [{ ...at, ...reservedName(one) }] : [],
    );
  });
}

/** Numbers that cannot be stored as written. */
function numberFindings(file: string, { type, value, offset }: Node): Finding[] {
  if (type !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return [];
  const reason = 'This number is too large to be stored exactly.';
  return [{ file, pointer: [], offset, reason, advice: `Write ${Number.MAX_SAFE_INTEGER} or less.` }];
}

/** Something other than spaces and characters that only affect how others are shown. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** Characters that reverse the order in which those after them are shown. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** More than any screen has room for. */
const TITLE = 500;

/** Texts that show nothing, or otherwise than they are written, and titles of absurd length. */
function textFindings(file: string, { type, value, offset, parent }: Node): Finding[] {
  const isName = parent?.type === 'property' && parent.children?.[0]?.offset === offset;
  // Examples and migrations show what the settings of servers may hold.
  if (type !== 'string' || isName || /\/(?:examples|migrations)\//.test(file) || value === '') return [];
  if (DIRECTION.test(value)) {
    const reason = 'This text has an invisible character that reverses the order of letters on the screen.';
    return [{ file, pointer: [], offset, reason, advice: 'Write the text again, without copying it.' }];
  }
  const property = parent?.type === 'property' ? parent.children?.[0]?.value : undefined;
  if (property === 'title' && value.length > TITLE) {
    const reason = `No screen has room for a title of ${value.length} characters.`;
    return [{ file, pointer: [], offset, reason, advice: `Write ${TITLE} or less.` }];
  }
  if (VISIBLE.test(value)) return [];
  const reason = 'This text has only spaces or invisible characters.';
  return [{ file, pointer: [], offset, reason, advice: 'Write a text that people can see.' }];
}
