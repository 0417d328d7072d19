import { loadProduct } from '../generate/sources/product.ts';
import type { Sources } from '../generate/sources/source.ts';

/** A file to write, by its path in the project. */
export type NewFiles = Record<string, string>;

/** What a new module is called and its place in the menu. */
export interface NewModule {
  /** Letters only, like autoRole. */
  id: string;
  title: string;
  description: string;
  /** A group of the menu. */
  group: string;
  icon: string;
}

/**
 * A module with a switch and a text, with examples of both kinds: the least that the check accepts.
 * @throws Error if the id is taken or none, or there is no such group
 */
export function newModule(sources: Sources, { id, title, description, group, icon }: NewModule): NewFiles {
  const folder = `schemas/modules/${id}`;
  const { configure, plans } = loadProduct(sources);
  const groups = configure.groups.map((one) => one.id);
  if (!/^[a-z][A-Za-z]*$/.test(id)) throw new Error(`Ids of modules are letters only, like autoRole, and not '${id}'.`);
  if (sources.exists(folder)) throw new Error(`There is a module '${id}' already.`);
  if (!groups.includes(group)) throw new Error(`There is no group '${group}'. Use one of ${groups.join(', ')}.`);
  const path = `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/config/`;
  const module = {
    $schema: '../../meta/module.schema.json',
    screen: {
      title,
      description,
      menu: { group, order: 50, icon },
      saveBar: 'prompt',
      denied: 'readOnly',
      layout: [{ section: 'general', fields: ['enabled', 'message'] }],
    },
    calls: {
      reads: [],
      documents: [
        {
          id: 'settings',
          fields: ['enabled', 'message'],
          load: { path, failure: 'Failed to load settings' },
          save: { path, failure: 'Failed to save settings' },
        },
      ],
      order: 'sequence',
      success: 'Settings saved successfully!',
      denied: 'You do not have permission to modify settings',
    },
    settings: {
      properties: {
        enabled: { type: 'boolean', title: `Enable ${title}`, default: false, ui: { widget: 'switch' } },
        message: {
          type: 'string',
          title: 'Message',
          default: '',
          maxLength: LENGTH,
          messages: { length: MESSAGE },
          ui: { widget: 'text' },
        },
      },
    },
  };
  const [plan = { id: '' }] = plans;
  const valid = [{ name: 'A new server', plan: plan.id, document: {} }];
  const problems = [{ path: 'message', message: MESSAGE.replace('{maxLength}', String(LENGTH)) }];
  const invalid = [{ name: 'Past the limit', plan: plan.id, document: { message: 'x'.repeat(LENGTH + 1) }, problems }];
  return {
    [`${folder}/module.json`]: json(module),
    [`${folder}/examples/valid.json`]: json(valid),
    [`${folder}/examples/invalid.json`]: json(invalid),
  };
}

const LENGTH = 200;
const MESSAGE = 'The message cannot exceed {maxLength} characters';

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
