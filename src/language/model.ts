/**
 * Types of a module as `npm run generate` emits it: `$ref`s resolved, texts in one language, and plan overrides still
 * beside the fields they change (`plans/resolveForPlan.ts` merges them). Types of the language itself are generated
 * from `schemas/meta/` and re-exported here.
 */
import type {
  Block,
  Column,
  Expression,
  Field,
  FilledExample,
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
  FilledExample,
  Json,
  ListCall,
  MappingList,
  Messages,
  MigrationStep,
  MoveStep,
  Notice,
  Part,
  PlanOverride,
  PreviewList,
  Price,
  Reference,
  ReportedValue,
  Requirement,
  Rollout,
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

/** Keys from the root of a settings document to a value: field names and list indexes. */
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
  | 'maxTotalLength'
>;

/** The widget of a field and its options. */
export type FieldUi = Widget;

/** The options of one widget. */
export type WidgetOptions<Name extends Widget['widget']> = Extract<Widget, { widget: Name }>;

/** The options of one block. */
export type BlockOptions<Name extends Block['block']> = Extract<Block, { block: Name }>;

export type TilesOptions = TilesBlock;

/** How a number is formatted: `hours` from seconds, `percent` from a fraction. */
export type Quantity = Extract<Column['as'], 'number' | 'milliseconds' | 'hours' | 'percent'>;

/** A module file and what the build adds to it. */
export interface ModuleSpec extends Omit<Module, 'settings' | 'rules' | 'effects'> {
  id: string;
  /** Language code of its texts. */
  language: string;
  settings: NonNullable<Module['settings']>;
  rules: NonNullable<Module['rules']>;
  effects: NonNullable<Module['effects']>;
  /** Default messages, by rule, for what authors rarely word themselves: wrong types, unknown keys, dangling ids. */
  standard: Messages;
  /** The product's plans, from the lowest to the highest. */
  plans: readonly Plan[];
  /** What dates, moments and durations need; absent in modules without them, which then do not load it. */
  times?: Times;
  /** The setting with the server's time zone, of a module that `calls.uses` lists; absent if the module needs none. */
  timeZone?: { module: string; field: string };
}

/** A role of the guild. `color` 0 means none. */
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
  /** The name of its category. */
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

/** A member of the guild. */
export interface Member {
  id: string;
  /** As the guild shows it: the nickname, or else the name. */
  name: string;
  /** The unique name of the account. */
  username?: string;
  /** Address of the picture. */
  avatar_url?: string;
}

/** The guild's lists; `null` if they could not be read. */
export interface GuildLists {
  id: string;
  roles: readonly Role[] | null;
  channels: readonly Channel[] | null;
  voiceChannels: readonly Channel[] | null;
  categories: readonly Category[] | null;
  /**
   * Members who have been asked for, by id: null for those who are not in the guild. Null if they could not be read.
   */
  members?: Readonly<Record<string, Member | null>> | null;
  /** Ids of the bot's own roles. If unknown, every role is assumed to be below them. */
  botRoles?: readonly string[] | null;
  /** Ids of roles that the user must not have assigned, because they open the dashboard. None for owners and administrators. */
  withheldRoles?: readonly string[];
}

/** What a role may do with the settings of a module: `edit` includes `view`. */
export type AccessLevel = 'view' | 'edit';

/** The current user's rights in a guild. */
export interface Rights {
  is_owner: boolean;
  is_admin: boolean;
  can_modify: boolean;
  /** What the user's roles allow in the module, if they would not be allowed to change it otherwise. */
  granted?: AccessLevel;
  /** On screens about the user rather than a guild, which signed-out visitors see too. */
  signed_in?: boolean;
}

/** Everything an expression may read besides the document. */
export interface Context {
  plan: Plan;
  user: Rights;
  guild: GuildLists;
  /** Effective documents of the modules named in `calls.uses`. */
  modules: Record<string, SettingsDocument>;
  /** Responses of the calls in `lists`. */
  lists?: Record<string, readonly SettingsDocument[]>;
  /** The server's IANA time zone, from the setting that `schemas/product.json` names. UTC if there is none. */
  timeZone?: string;
  /** What reading dates and moments needs, as in {@link ModuleSpec}. */
  times?: Times;
  /** The clock that `now()` reads, in seconds since 1970: the server's, or an estimate of it. That of the device if absent. */
  now?: () => number;
  /** URL of a screen about the user, without its query. */
  page?: string;
  /** As in {@link ReadableModule}: limits that expressions read depend on it. */
  reached?: readonly string[];
}

/** The variables of a compiled expression. */
export interface Environment extends Context {
  self: SettingsDocument;
  /** The stored document; set only while a save is validated and for the blocks of a screen. */
  saved?: SettingsDocument;
  /** The list entry that the expression is about, or an empty object. */
  item: SettingsDocument;
  /** The entry around that one, if its list is inside an entry; otherwise an empty object. */
  parent: SettingsDocument;
  /** The `limit` of the rule being checked. */
  limit?: number;
}

/** Formats the values that expressions put into texts, in the module's language. */
export interface MessageWords {
  language: string;
  times?: Times;
  number(value: number): string;
  /** The title of a setting's current choice, or the name of the role or channel; empty if nothing in the server has its id. */
  title(setting: string, env: Environment): string;
}

export type CompiledExpression = (
  env: Environment,
  texts: Record<string, string>,
  words: MessageWords,
) => Json | undefined;

/** An error of a generated validator, as Ajv reports it. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface SchemaValidator {
  (document: unknown): boolean;
  errors?: null | SchemaError[];
}

/** The steps of each migration of a module, oldest migration first. */
export type Migrations = readonly (readonly MigrationStep[])[];

/** Settings of other modules, by the names that they had in this one. */
export type Destinations = Readonly<Record<string, { module: string; setting: string }>>;

/** What reading the documents of a module takes. */
export interface ReadableModule {
  spec: ModuleSpec;
  /** Migrations of stored documents, oldest first. A document's version is the number of migrations it has had. */
  migrations: Migrations;
  /** The migrations of modules that settings were moved from, by their ids. */
  origins?: Readonly<Record<string, Migrations>>;
  /** Where settings went that were moved to other modules. */
  destinations?: Destinations;
  /** The ids of modules that can only be used while the master switch of this one is on. */
  neededBy?: readonly string[];
  /** Loads the filled example of the screen, if it is apart from `spec`. */
  example?(): Promise<FilledExample>;
  /** Paths of settings whose rollouts have reached the server, and which `spec` therefore has with what they bring. */
  reached?: readonly string[];
  expressions: Record<Expression, CompiledExpression>;
  /**
   * Paths that each expression reads: `self.a`, `self.list.*.b`, `item.b`, `modules.x.y`, `guild.roles`, `plan`,
   * `user`.
   */
  reads: Record<Expression, readonly string[]>;
}

/** A module and everything the build derives from it. */
export interface CompiledModule extends ReadableModule {
  /** By plan, and for what rollouts bring by `validatorName`. */
  validators: Record<Plan, SchemaValidator>;
  /** What it reads of the modules in `calls.uses`, by their ids. Absent if it was compiled in memory. */
  uses?: Readonly<Record<string, ReadableModule>>;
}

/** A validation error or warning. */
export interface Problem {
  /** Dotted path with list indexes as numbers. Empty for the document as a whole. */
  path: string;
  /** The violated keyword, `rule:<number>`, `reference`, `locked`, `owner` or `unknown`. */
  rule: string;
  message: string;
}

/** What the language does with dates, moments, durations and schedules. Modules without them do not load it: see `ModuleSpec.times`. */
export interface Times {
  /** A stored value in words. */
  format(value: Json, language: string, timeZone?: string): string;
  /** The result of an expression in words, by its CEL type; undefined for other types. */
  formatResult(seconds: number, type: string, language: string, timeZone?: string): string | undefined;
  /** The instant of a stored date or moment, in seconds since 1970. */
  instant(value: unknown, timeZone?: string): number | undefined;
  /** The result of an expression as a setting of a format stores it. */
  stored(value: Json | undefined, format: Field['format'], timeZone?: string): Json | undefined;
  /** The positions of the rows of a schedule that overlap with an earlier one. */
  overlappingRows(rows: readonly Json[]): number[];
  /** The context with what reading dates needs. */
  contextOf(spec: ModuleSpec, context: Context): Context;
}
