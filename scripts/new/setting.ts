import { isSection, partsIn } from '../../src/language/screens/layout.ts';
import { foldersIn, MODULES, readModule } from '../generate/modules/module.ts';
import type { Sources } from '../generate/sources/source.ts';
import { withValue } from '../generate/sources/withValue.ts';
import type { NewFiles } from './module.ts';

/** What a new setting is called and what it holds. */
export interface NewSetting {
  /** The id of the module. */
  module: string;
  /** Lower-case letters, digits and _. */
  name: string;
  title: string;
  kind: string;
}

/** What a setting of each kind is written as, without its title. */
const KINDS: Readonly<Record<string, (title: string) => Record<string, unknown>>> = {
  switch: () => ({ type: 'boolean', default: false, ui: { widget: 'switch' } }),
  text: (title) => ({
    type: 'string',
    default: '',
    maxLength: 100,
    messages: { length: `${title} cannot exceed {maxLength} characters` },
    ui: { widget: 'text' },
  }),
  number: (title) => ({
    type: 'integer',
    default: 1,
    minimum: 1,
    maximum: 100,
    messages: { range: `${title} must be between {minimum} and {maximum}` },
    ui: { widget: 'number' },
  }),
  choice: () => ({
    type: 'string',
    default: 'first',
    messages: { enum: 'Choose one of the available options' },
    ui: {
      widget: 'select',
      options: [
        { value: 'first', title: 'First' },
        { value: 'second', title: 'Second' },
      ],
    },
  }),
  channel: () => ({
    $ref: '../../shared/ids.json#/textChannel',
    default: null,
    ui: { widget: 'channel', none: 'None' },
  }),
  role: () => ({ $ref: '../../shared/ids.json#/role', default: null, ui: { widget: 'role' } }),
};

/** The lists of a server that kinds choose from. */
const READS: Readonly<Record<string, string>> = { channel: 'channels', role: 'roles' };

export const SETTING_KINDS = Object.keys(KINDS);

/**
 * The file of a module with a setting more, at the end of its last section with settings and of its first document.
 * @throws Error if there is no such module or kind, or the name is taken
 */
export function insertSetting(sources: Sources, { module: id, name, title, kind }: NewSetting): NewFiles {
  const folder = `${MODULES}/${id}`;
  const written = KINDS[kind];
  if (!foldersIn(sources, MODULES).includes(folder)) throw new Error(`There is no module '${id}'.`);
  if (!written) throw new Error(`There is no kind '${kind}'. Use one of ${SETTING_KINDS.join(', ')}.`);
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`Write a name like welcome_channel, and not '${name}'.`);
  const { spec, source } = readModule(sources, folder, ['en']);
  if (Object.hasOwn(spec.settings.properties, name)) throw new Error(`'${id}' has a setting '${name}' already.`);
  const [document] = spec.calls?.documents ?? [];
  const section = partsIn(spec.screen.layout)
    .flatMap(({ part, pointer }) => (isSection(part) ? [{ pointer, fields: part.fields }] : []))
    .at(-1);
  if (!document || !section) throw new Error(`'${id}' has no document or no section to put a setting into.`);
  const { $ref, ...rest } = written(title);
  const setting = {
    ...($ref !== undefined && { $ref }),
    ...(rest.type !== undefined && { type: rest.type }),
    title,
    ...rest,
  };
  const list = READS[kind];
  const reads: readonly string[] = spec.calls?.reads ?? [];
  let text = withValue(source.text, ['settings', 'properties', name], setting);
  text = withValue(text, [...section.pointer, 'fields', section.fields.length], name);
  text = withValue(text, ['calls', 'documents', 0, 'fields', document.fields.length], name);
  if (list !== undefined && !reads.includes(list)) text = withValue(text, ['calls', 'reads'], [...reads, list]);
  return { [source.file]: text };
}
