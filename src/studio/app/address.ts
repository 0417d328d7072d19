import type { OpenNode } from '../model/draftState.ts';
import { idOf } from '../model/outline.ts';

/** What the address of the page opens: `#schemas/plans.json#plans/0`; undefined if there is no such file. */
export function readAddress(files: Readonly<Record<string, string>>): OpenNode | undefined {
  const [file = '', pointer = ''] = decoded(location.hash.slice(1)).split('#');
  if (Object.hasOwn(files, file)) {
    const keys = pointer === '' ? [] : pointer.split('/');
    return { file, pointer: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
  }
  return undefined;
}

/** What opens if the address says nothing: the first module. */
export function firstModule(files: Readonly<Record<string, string>>): OpenNode | undefined {
  const first = Object.keys(files).find((name) => name.endsWith('/module.json'));
  return first === undefined ? undefined : { file: first, pointer: [] };
}

/** Shows in the address what is open, so that it can be opened again. */
export function writeAddress({ file, pointer }: OpenNode): void {
  history.replaceState(null, '', `#${encodeURI(idOf(file, pointer))}`);
}

/** Empty for what no browser would have written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
