import validator from '@rjsf/validator-ajv8';
import type { Pointer } from '../../language/values/pointer.ts';
import { nodeForm } from '../model/nodeForm.ts';
import { nodesOf, type SchemaNode } from '../model/nodes.ts';
import { type Metas, partAtPointer } from '../model/places.ts';

/** The pointers of all forms of a file, its own first. @param root the meta-schema of the file */
export function formsOf(metas: Metas, root: string, value: unknown): Pointer[] {
  const below = (nodes: readonly SchemaNode[]): Pointer[] => nodes.flatMap((one) => [one.pointer, ...below(one.nodes)]);
  return [[], ...below(nodesOf(metas, root, value))];
}

/** Verdicts by form and value: an edit changes one form of a hundred. */
const verdicts = new Map<string, boolean>();

/** Whether the forms of a file accept it: all of them together are about all of it. */
export function formsAccept(metas: Metas, root: string, value: unknown): boolean {
  return formsOf(metas, root, value).every((pointer) => {
    const { schema } = nodeForm(metas, root, value, pointer);
    const part = partAtPointer(value, pointer);
    const key = JSON.stringify([schema, part]);
    const verdict = verdicts.get(key) ?? isAccepted(schema, part);
    verdicts.set(key, verdict);
    return verdict;
  });
}

function isAccepted(schema: object, part: unknown): boolean {
  const { errors, validationError } = validator.rawValidation(schema, part);
  if (validationError) throw validationError;
  return errors === undefined;
}
