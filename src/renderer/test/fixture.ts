import type {
  Calls,
  CompiledExpression,
  CompiledModule,
  Context,
  Field,
  ModuleSpec,
  Requirement,
  Rights,
  Rule,
  Screen,
} from '../../language/model.ts';
import { validatorsFor } from '../../language/test/validators.ts';

export const GUILD = '100';
export const PLANS = ['free', 'premium'];

const fields: Record<string, Field> = {
  enabled: { type: 'boolean', title: 'Enabled', default: false, ui: { widget: 'switch' } },
  heading: {
    type: 'string',
    title: 'Heading',
    help: 'Stands above everything.',
    default: 'Hello',
    maxLength: 20,
    messages: { length: 'Heading cannot exceed {maxLength} characters' },
    ui: { widget: 'text' },
  },
  rate: {
    type: 'number',
    title: 'Rate',
    default: 1,
    minimum: 0.01,
    maximum: 10,
    messages: { range: 'Rate must be between {minimum} and {maximum}' },
    ui: { widget: 'number' },
  },
  greeting: {
    type: 'string',
    title: 'Greeting',
    default: '',
    maxLength: 100,
    enabled: 'self.enabled',
    disabledReason: 'Turn it on to write a greeting',
    messages: { length: 'Too long' },
    ui: { widget: 'text' },
  },
  nickname: {
    type: 'string',
    title: 'Nickname',
    default: 'Bot',
    maxLength: 20,
    plans: { free: { locked: 'default', message: 'Nicknames need Premium' } },
    messages: { length: 'Too long' },
    ui: { widget: 'text' },
  },
  carried: { type: 'integer', title: 'Carried', default: 300 },
  staff: {
    type: 'boolean',
    title: 'Staff may change this',
    default: false,
    access: 'owner',
    messages: { owner: 'Only the owner decides about staff' },
    ui: { widget: 'switch' },
  },
  items: {
    type: 'array',
    title: 'Items',
    default: [],
    maxItems: 3,
    wire: { as: 'map', key: 'id' },
    messages: { maxItems: 'Maximum {maxItems} items allowed' },
    ui: {
      widget: 'items',
      titleField: 'name',
      itemTitle: 'Item',
      summaryFields: ['price'],
      addLabel: 'Add item',
    },
    items: {
      type: 'object',
      title: 'Item',
      default: {},
      properties: {
        id: { type: 'string', title: 'Id', default: '', maxLength: 64 },
        name: { type: 'string', title: 'Name', default: '', maxLength: 40, ui: { widget: 'text' } },
        price: { type: 'number', title: 'Price', default: 10, ui: { widget: 'number' } },
        note: {
          type: 'string',
          title: 'Note',
          default: '',
          maxLength: 40,
          visible: 'item.price > 100',
          ui: { widget: 'text' },
        },
      },
    },
  },
};

const screen: Screen = {
  title: 'Fixture',
  description: 'A screen for tests.',
  saveBar: 'prompt',
  denied: 'readOnly',
  layout: [
    { section: 'main', title: 'Main', fields: ['enabled', ['heading', 'rate'], 'greeting', 'nickname'] },
    { section: 'access', title: 'Access', fields: ['staff'] },
    { section: 'items', title: 'Things', fields: ['items'] },
    { block: 'list', title: 'Rules', items: ['Be kind.'] },
  ],
};

const calls: Calls = {
  reads: [],
  documents: [
    {
      id: 'staff',
      fields: ['staff'],
      load: { path: 'permissions/', from: 'permissions', failure: 'Could not load' },
      save: { path: 'settings/', failure: 'Could not save staff', when: 'changed' },
    },
    {
      id: 'main',
      fields: ['enabled', 'heading', 'rate', 'greeting', 'nickname', 'carried', 'items'],
      load: { path: 'fixture/', failure: 'Could not load' },
      save: { path: 'fixture/save/', failure: 'Could not save', when: 'changed' },
    },
  ],
  order: 'sequence',
  success: 'Saved!',
  denied: 'You may not change this',
};

const expressions: Record<string, CompiledExpression> = {
  'self.enabled': ({ self }) => self.enabled,
  '!self.enabled': ({ self }) => self.enabled !== true,
  "self.heading != ''": ({ self }) => self.heading !== '',
  'item.price > 100': ({ item }) => Number(item.price) > 100,
  'item.price > 0': ({ item }) => Number(item.price) > 0,
  "item.name == ''": ({ item }) => item.name === '',
  "'Unnamed'": () => 'Unnamed',
  'modules.other.on': ({ modules }) => modules.other?.on,
};

const reads: Record<string, string[]> = {
  'self.enabled': ['self.enabled'],
  '!self.enabled': ['self.enabled'],
  "self.heading != ''": ['self.heading'],
  'item.price > 100': ['item.price'],
  'item.price > 0': ['item.price'],
  "item.name == ''": ['item.name'],
  "'Unnamed'": [],
  'modules.other.on': ['modules.other.on'],
};

export interface FixtureParts {
  id?: string;
  fields?: Record<string, Field>;
  screen?: Partial<Screen>;
  calls?: Partial<Calls>;
  requires?: Requirement[];
  rules?: Rule[];
  /** Additional expressions, with what they read. */
  expressions?: Record<string, { run: CompiledExpression; reads: string[] }>;
}

/** A small module with a bit of everything, whose parts can be replaced. */
export function fixtureModule(parts: FixtureParts = {}): CompiledModule {
  const plain = parts.fields !== undefined;
  const spec: ModuleSpec = {
    id: parts.id ?? 'fixture',
    language: 'en',
    screen: { ...screen, ...parts.screen },
    requires: parts.requires,
    calls: { ...calls, ...parts.calls },
    settings: { properties: parts.fields ?? fields },
    rules: plain
      ? (parts.rules ?? [])
      : [
          { when: 'self.enabled', rule: "self.heading != ''", at: 'heading', message: 'Heading cannot be empty' },
          { each: 'items', rule: 'item.price > 0', at: 'price', message: 'Price must be greater than 0' },
        ],
    effects: plain
      ? []
      : [
          { on: ['enabled'], when: '!self.enabled', reset: ['greeting'] },
          { each: 'items', on: ['done'], when: "item.name == ''", set: { name: "'Unnamed'" } },
        ],
    standard: {},
    plans: PLANS,
  };
  const more = Object.entries(parts.expressions ?? {});
  return {
    spec,
    migrations: [],
    validators: validatorsFor(spec),
    expressions: { ...expressions, ...Object.fromEntries(more.map(([source, { run }]) => [source, run])) },
    reads: { ...reads, ...Object.fromEntries(more.map(([source, one]) => [source, one.reads])) },
  };
}

export const OWNER: Rights = { is_owner: true, is_admin: true, can_modify: true };

export function contextFor(parts: Partial<Context> = {}): Context {
  return {
    plan: 'premium',
    user: OWNER,
    guild: { id: GUILD, roles: null, channels: null, voiceChannels: null, categories: null },
    modules: {},
    ...parts,
  };
}
