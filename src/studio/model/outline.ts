import type { Pointer } from '../../language/values/pointer.ts';
import { nodesOf, type SchemaNode } from './nodes.ts';
import type { Metas } from './places.ts';

/** An entry of the outline: a group, a file, or a node in one. */
export interface OutlineItem {
  /** Unique in the outline. */
  id: string;
  label: string;
  /** What it opens; groups open nothing. */
  file?: string;
  pointer?: Pointer;
  children: OutlineItem[];
}

/** The groups of files, in the order of the outline. The first that fits counts. */
const GROUPS: readonly { title: string; files: RegExp }[] = [
  { title: 'Modules', files: /^schemas\/modules\// },
  { title: 'Screens', files: /^schemas\/screens\/[^/]+\// },
  { title: 'Plans and product', files: /^schemas\/(?:plans|product)\.json$/ },
  { title: 'Landing page, menu and legal pages', files: /^schemas\/screens\// },
  { title: 'Texts of the application', files: /^schemas\/locales\// },
  { title: 'Shared definitions', files: /^schemas\/shared\// },
  { title: 'Presets', files: /^schemas\/presets\// },
  { title: 'Statistics', files: /^schemas\/statistics\// },
];

/**
 * The outline of all files: modules with their parts, and every other file. Files are divided into nodes when they are
 * opened.
 * @param fileValue the value of a file with its drafts
 * @param metaOf the meta-schema of a file
 */
export function outlineOf(
  files: readonly string[],
  isOpen: (id: string) => boolean,
  part: { metas: Metas; fileValue(file: string): unknown; metaOf(file: string): string },
): OutlineItem[] {
  const left = new Set(files);
  return GROUPS.flatMap(({ title, files: pattern }): OutlineItem[] => {
    const own = [...left].filter((file) => pattern.test(file));
    for (const file of own) left.delete(file);
    if (own.length === 0) return [];
    return [{ id: title, label: title, children: itemsOf(own, isOpen, part) }];
  });
}

function itemsOf(
  files: readonly string[],
  isOpen: (id: string) => boolean,
  part: Parameters<typeof outlineOf>[2],
): OutlineItem[] {
  const folders = files
    .filter((file) => file.endsWith('/module.json'))
    .map((file) => file.slice(0, -'/module.json'.length));
  const inFolder = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
  const modules = folders.map((folder): OutlineItem => {
    const file = `${folder}/module.json`;
    const others = files.filter((one) => one !== file && one.startsWith(`${folder}/`));
    const own = fileItem(file, isOpen, part);
    const label = folder.slice(folder.lastIndexOf('/') + 1);
    const below = others.map((one) => ({ ...fileItem(one, isOpen, part), label: one.slice(folder.length + 1) }));
    return { ...own, label, children: [...own.children, ...below] };
  });
  const plain = files.filter((file) => inFolder(file) === undefined).map((file) => fileItem(file, isOpen, part));
  return [...modules, ...plain];
}

function fileItem(file: string, isOpen: (id: string) => boolean, part: Parameters<typeof outlineOf>[2]): OutlineItem {
  const { metas, fileValue, metaOf } = part;
  const nodes = isOpen(file) ? nodesOf(metas, metaOf(file), fileValue(file)) : undefined;
  const label = file.replace(/^schemas\/(?:screens|shared|presets|statistics|locales)?\/?/, '');
  const unopened: OutlineItem[] = [{ id: `${file}#`, label: '', children: [] }];
  return { id: file, label, file, pointer: [], children: nodes ? nodes.map((node) => nodeItem(file, node)) : unopened };
}

function nodeItem(file: string, { pointer, label, holder, nodes }: SchemaNode): OutlineItem {
  const kind = holder.findLast((key) => typeof key === 'string');
  const shown = kind === undefined || kind === 'properties' ? label : `${String(kind).replace(/s$/, '')}: ${label}`;
  return { id: idOf(file, pointer), label: shown, file, pointer, children: nodes.map((node) => nodeItem(file, node)) };
}

/** The id of a node in the outline. */
export function idOf(file: string, pointer: Pointer): string {
  return pointer.length === 0 ? file : `${file}#${pointer.map(String).join('/')}`;
}

/** The ids of what is above a file in the outline: its group, and the module in whose folder it is. */
export function aboveFile(file: string): string[] {
  const group = GROUPS.find(({ files }) => files.test(file))?.title;
  const folder = /^schemas\/(?:modules|screens)\/[^/]+(?=\/)/.exec(file)?.[0];
  const module = folder === undefined ? undefined : `${folder}/module.json`;
  return [group, module].filter((one) => one !== undefined).filter((one) => one !== file);
}
