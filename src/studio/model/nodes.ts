import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import { childPlaces, type MetaSchemaNode, type Metas, resolved } from './places.ts';

/** A part of a file that has a form of its own, such as a setting, a rule or a section of a screen. */
export interface SchemaNode {
  pointer: Pointer;
  /** What the outline calls it. */
  label: string;
  /** The list or map that it is an entry of, as a path below the node above; empty if it is a part with a name. */
  holder: Pointer;
  nodes: SchemaNode[];
}

/** The words that have a form of their own. Others are edited in the form of what they belong to. */
const WORDS =
  /\/(?:fields\/field|rules\/(?:rule|requirement)|effects\/effect|calls\/(?:calls|documentCall|listCall)|screen\/(?:screen|status|part|plainPart|action)|migrationStep)\.schema\.json$/;

/** Definitions that contain themselves, and so need forms of their own as well. */
const DEFINITIONS = /contract\.schema\.json#\/definitions\/part$/;

/** The nodes of a file, as its meta-schema divides it. */
export function nodesOf(metas: Metas, root: string, value: unknown): SchemaNode[] {
  const schema = metas[root];
  return schema ? nodesBelow(metas, [{ schema, file: root }], value, []) : [];
}

/** The pointer of the form in which the part of a file at a pointer is edited. */
export function formPointer(metas: Metas, root: string, value: unknown, pointer: Pointer): Pointer {
  const isAbove = (above: Pointer) => above.length <= pointer.length && above.every((key, at) => key === pointer[at]);
  const deepest = (nodes: readonly SchemaNode[], found: Pointer): Pointer => {
    const node = nodes.find((one) => isAbove(one.pointer));
    return node ? deepest(node.nodes, node.pointer) : found;
  };
  return deepest(nodesOf(metas, root, value), []);
}

function nodesBelow(
  metas: Metas,
  places: readonly MetaSchemaNode[],
  value: unknown,
  pointer: Pointer,
  above = pointer,
): SchemaNode[] {
  return partsBelow(metas, places, value, pointer).flatMap((part): SchemaNode[] => {
    if (!isNode(part)) return nodesBelow(metas, part.places, part.value, part.pointer, above);
    const nodes = nodesBelow(metas, part.places, part.value, part.pointer);
    const holder = part.isEntry ? pointer.slice(above.length) : [];
    return [{ pointer: part.pointer, label: nodeLabel(part), holder, nodes }];
  });
}

/** A part directly below another one. */
export interface ChildNode {
  key: string | number;
  value: unknown;
  pointer: Pointer;
  places: MetaSchemaNode[];
  /** Whether it is an entry of a list or map, and not a part with a name of its own in the language. */
  isEntry: boolean;
}

/** The parts directly below a value, with what the meta-schemas say about them. */
export function partsBelow(
  metas: Metas,
  places: readonly MetaSchemaNode[],
  value: unknown,
  pointer: Pointer,
): ChildNode[] {
  const parts = resolved(metas, places, value);
  const isNamed = (key: string) =>
    parts.some(({ schema }) => isObject(schema.properties) && Object.hasOwn(schema.properties, key));
  const part = (key: string | number, below: unknown): ChildNode => ({
    key,
    value: below,
    pointer: [...pointer, key],
    places: childPlaces(parts, key),
    isEntry: typeof key === 'number' || !isNamed(key),
  });
  if (Array.isArray(value)) return value.map((below, index) => part(index, below));
  return isObject(value) ? Object.entries(value).map(([key, below]) => part(key, below)) : [];
}

/** Whether a part has a form of its own: a word, or what a file directly consists of. */
export function isNode({ key, value, pointer, places, isEntry }: ChildNode): boolean {
  if (key === '$schema' || places.length === 0) return false;
  if (pointer.length === 1 && (isEntry || isObject(value))) return true;
  if (pointer.length === 2 && isEntry && isObject(value)) return true;
  return places.some(({ schema: { $ref: ref }, file }) => {
    if (typeof ref !== 'string') return false;
    const { pathname, hash } = new URL(ref, `file:///${file}`);
    return hash === '' || hash === '#' ? WORDS.test(pathname) : DEFINITIONS.test(pathname + hash);
  });
}

/** What entries without a name are called by, the first that they have. */
const NAMES = ['title', 'label', 'name', 'id', 'section', 'at', 'on', 'op', 'message', 'block', 'plan', 'text', 'key'];

/** What a part is called in the outline. */
export function nodeLabel({ key, value, isEntry }: Pick<ChildNode, 'key' | 'value' | 'isEntry'>): string {
  if (typeof key === 'string') return key;
  if (!isEntry || !isObject(value)) return String(key);
  const named = NAMES.map((name) => value[name]).find((one) => typeof one === 'string' && one !== '');
  return typeof named === 'string' ? named : `${key + 1}`;
}
