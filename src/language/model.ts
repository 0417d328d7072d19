/**
 * The shapes of a module after `npm run generate`. Those of the words of the language are made from `schemas/meta/`: every
 * `$ref` is bundled, texts are those of one language, and plan overrides still stand beside the field they change (see
 * `plans.ts`, which merges them).
 */
import type {
  Block,
  Column,
  Expression,
  Field,
  Json,
  Messages,
  MigrationStep,
  Module,
  Reference,
  TilesBlock,
  Widget,
} from '../../generated/language/types.ts';

export type {
  Action,
  AnsweredValue,
  Arrival,
  Block,
  Calls,
  Column,
  ConditionalLimit,
  DocumentCall,
  Effect,
  Expression,
  Field,
  Json,
  ListCall,
  MappingList,
  Messages,
  MigrationStep,
  Notice,
  Part,
  PlanOverride,
  PreviewList,
  Reference,
  ReportedValue,
  Requirement,
  Rule,
  Screen,
  Section,
  Tabs,
  Template,
  TextQuestion,
  Tile,
  Variable,
  WireForm,
} from '../../generated/language/types.ts';

/** A plan's id, as `schemas/plans.json` declares it. */
export type Plan = string;

/** A module's settings as the form edits and the store keeps them. */
export type SettingsDocument = Record<string, Json>;

/** Keys from the root of a settings document to a value: field names and list positions. */
export type Path = readonly (string | number)[];

export type FieldType = Field['type'];
export type ScalarType = 'string' | 'number' | 'integer' | 'boolean';

/** Constraints that a plan may tighten or loosen. */
export type Constraints = Pick<
  Field,
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'enum'
  | 'uniqueItems'
>;

/** The widget of a field, with that widget's own options. */
export type FieldUi = Widget;

/** What one widget can be told. */
export type WidgetOptions<Name extends Widget['widget']> = Extract<Widget, { widget: Name }>;

/** What one block can be told. */
export type BlockOptions<Name extends Block['block']> = Extract<Block, { block: Name }>;

export type TilesOptions = TilesBlock;

/** How a number is written: `hours` from seconds, `percent` from a fraction. */
export type Quantity = Extract<Column['as'], 'number' | 'milliseconds' | 'hours' | 'percent'>;

/** A module with what the build adds to its file. */
export interface ModuleSpec extends Omit<Module, 'settings' | 'rules' | 'effects'> {
  id: string;
  /** The language of its texts. */
  language: string;
  settings: NonNullable<Module['settings']>;
  rules: NonNullable<Module['rules']>;
  effects: NonNullable<Module['effects']>;
  /** Sentences for what no author words for each field: wrong types, unknown keys, ids that lead nowhere. */
  standard: Messages;
  /** The product's plans, from the lowest to the highest. */
  plans: readonly Plan[];
}

/** A role of the server. `color` 0 means none. */
export interface Role {
  id: string;
  name: string;
  color: number;
  icon: string | null;
  managed: boolean;
  position: number;
  permissions: readonly string[];
}

/** A permission that a setting may need the bot to have in a channel, by Discord's name. */
export type BotPermission = NonNullable<Reference['botNeeds']>[number];

export interface Channel {
  id: string;
  name: string;
  type: number;
  /** The name of the category that it stands in. */
  category?: string | null;
  /** Permissions that the bot lacks in it, of those that settings may need; null or absent where they are not known. */
  bot_lacks?: readonly string[] | null;
}

export interface Category {
  id: string;
  name: string;
  position: number;
  /** As for a channel. */
  bot_lacks?: readonly string[] | null;
}

/** The server's lists; `null` where they could not be read. */
export interface GuildLists {
  id: string;
  roles: readonly Role[] | null;
  channels: readonly Channel[] | null;
  voiceChannels: readonly Channel[] | null;
  categories: readonly Category[] | null;
  /** The ids of the roles that the bot holds; where they are not known, all roles count as below it. */
  botRoles?: readonly string[] | null;
}

/** Rights of the person at the form in one server. */
export interface Rights {
  is_owner: boolean;
  is_admin: boolean;
  can_modify: boolean;
  /** Of a person's own screen, which visitors see too. */
  signed_in?: boolean;
}

/** All that an expression may read besides the document itself. */
export interface Context {
  plan: Plan;
  user: Rights;
  guild: GuildLists;
  /** Effective documents of the modules named in `calls.uses`. */
  modules: Record<string, SettingsDocument>;
  /** What the calls in `lists` answered. */
  lists?: Record<string, readonly SettingsDocument[]>;
  /** The address of a person's own screen, without its parameters. */
  page?: string;
}

/** What a compiled expression is called with. */
export interface Environment extends Context {
  self: SettingsDocument;
  /** What is stored; only where a save is judged, and for the blocks of a screen. */
  saved?: SettingsDocument;
  item: SettingsDocument;
  /** The number of the rule that is judged. */
  limit?: number;
}

/** How a language writes what expressions put into texts. */
export interface MessageWords {
  number(value: number): string;
  /** The title of the choice that a setting has. */
  title(setting: string, env: Environment): string;
}

export type CompiledExpression = (env: Environment, texts: Record<string, string>, words: MessageWords) => unknown;

/** The error of a generated validator, as Ajv reports it. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface SchemaValidator {
  (document: unknown): boolean;
  errors?: null | SchemaError[];
}

/** A module with all that the build made of it. */
export interface CompiledModule {
  spec: ModuleSpec;
  /** Changes of stored documents, oldest first; how many there are is the version written beside a document. */
  migrations: readonly (readonly MigrationStep[])[];
  validators: Record<Plan, SchemaValidator>;
  expressions: Record<Expression, CompiledExpression>;
  /** What each expression reads: `self.a`, `self.list.*.b`, `item.b`, `modules.x.y`, `guild.roles`, `plan`, `user`. */
  reads: Record<Expression, readonly string[]>;
}

/** One thing that is wrong with a document. */
export interface Problem {
  /** Dotted path, list positions as numbers. Empty for the document as a whole. */
  path: string;
  /** The violated keyword, `rule:<number>`, `reference`, `locked`, `owner` or `unknown`. */
  rule: string;
  message: string;
}
