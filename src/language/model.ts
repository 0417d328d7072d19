/**
 * The shapes of a module after `npm run generate`: every `$ref` is bundled, texts are those of one language,
 * and plan overrides still stand beside the field they change (see `plans.ts`, which merges them).
 */

/** A plan's id, as `schemas/plans.json` declares it. */
export type Plan = string;

/** The source text of an expression. It is the key of its compiled function in {@link CompiledModule.expressions}. */
export type Expression = string;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A module's settings as the form edits and the store keeps them. */
export type SettingsDocument = Record<string, Json>;

/** Keys from the root of a settings document to a value: field names and list positions. */
export type Path = readonly (string | number)[];

export type ScalarType = 'string' | 'number' | 'integer' | 'boolean';
export type FieldType = ScalarType | 'array' | 'object' | ['string', 'null'];

/** What a person can violate, by the key that its sentence has in `messages`. */
export type Messages = Record<string, string>;

/** Constraints that a plan may tighten or loosen. */
export interface Constraints {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  enum?: readonly Json[];
  /** No entry of a list twice; with `ignoreCase`, not in another case either. */
  uniqueItems?: true | 'ignoreCase';
}

/** What one plan changes in a field. */
export interface PlanOverride extends Constraints {
  /** The control cannot be used on this plan: its value reads as the default, or stays as stored. */
  locked?: 'default' | 'stored';
  /** Why, and what unlocks it. Shown on an attempt to change the field, and answered by the server. */
  message?: string;
  /** What other plans allow beyond this one's limits; the limits in it are those of the field without this plan. */
  hint?: string;
  messages?: Messages;
}

/** A limit that holds only while `when` is true, tighter than the field's own. The first that holds counts. */
export interface ConditionalLimit {
  when: Expression;
  maxLength?: number;
  maxLines?: number;
  /** The counter warns above this many characters. */
  warnAbove?: number;
  messages?: Messages;
}

/** What an id points to in the chat platform, and which of those may be chosen. */
export interface Reference {
  to: 'role' | 'channel' | 'voiceChannel' | 'category';
  /** Channel types that may be chosen; all when absent. 0 is a text channel. */
  types?: readonly number[];
  /** Of a role: the bot gives it to members or takes it from them, so it has to be one that the bot can give. */
  assignable?: true;
}

/** How a value is written in the API where that differs from the document. */
export type WireForm = {
  /** Where it stands in the API's body, if not under its own name: `roleId`, or inside an object, `emoji_roles.message`. */
  path?: string;
} & (
  | { as?: undefined }
  /**
   * Rows become a map: `key` names the property that is the map's key; with `value`, that property alone is the map's
   * value; with `prefix`, that property and `_` stand before the key.
   */
  | { as: 'map'; key: string; value?: string; prefix?: string }
  /** A percentage becomes a fraction. */
  | { as: 'fraction' }
);

/** The widget of a field, by the name of its file in the renderer's catalogue, with that widget's own options. */
export interface FieldUi {
  widget: string;
  [option: string]: unknown;
}

export interface Field extends Constraints {
  type: FieldType;
  title: string;
  help?: string;
  default: Json;
  items?: Field;
  properties?: Record<string, Field>;
  refers?: Reference;
  /** Other ways to write a text, as regular expressions: what the first group matches is stored. */
  normalize?: readonly string[];
  limits?: readonly ConditionalLimit[];
  plans?: Record<Plan, PlanOverride>;
  messages?: Messages;
  /** Who may see and change the field; everybody who may modify, when absent. */
  access?: 'owner';
  /** A field that is not visible or not enabled is inactive: its value stays, keeps its shape, and no rule asks for more. */
  visible?: Expression;
  enabled?: Expression;
  /** The sentence beside a control that `enabled` switches off. */
  disabledReason?: string;
  wire?: WireForm;
  /** While this is true of the stored settings (`saved`) and the new ones, a save leaves the stored value as it is. */
  keep?: Expression;
  /** Values for `{name}` in its title, help and sentences. They read other modules, not the document. */
  params?: Record<string, Expression>;
  /** Absent for a field that is carried through without a control. */
  ui?: FieldUi;
}

/** A condition over one or more fields, which may also read roles, channels, the plan or another module. */
export interface Rule {
  /** The list whose every row the rule is about; `item` is then that row, and `at` is relative to it. */
  each?: string;
  when?: Expression;
  rule: Expression;
  /** A number that the rule reads as `limit` and its sentence names as `{limit}`. */
  limit?: number;
  /** The field at which the sentence is shown. */
  at: string;
  message: string;
  /** Values for `{name}` in the sentence. */
  params?: Record<string, Expression>;
  /** A warning is shown and does not refuse a save. */
  severity?: 'error' | 'warning';
  /** The sentence is shown as soon as the rule is broken, before anybody saves. */
  said?: 'atOnce';
}

/** What follows when a value changes. */
export interface Effect {
  each?: string;
  /**
   * Fields whose change triggers the effect. 'load' and 'save' are those of the form: what it starts from, and what is
   * sent; 'done' is the Done button of a row.
   */
  on?: readonly string[];
  /** Fields whose control, when left, triggers the effect: for what must not disturb the typing. */
  leave?: readonly string[];
  when?: Expression;
  /** New values by field; each is an expression. */
  set?: Record<string, Expression>;
  /** Fields that go back to their defaults. */
  reset?: readonly string[];
}

/** What is said in place of something that cannot be used yet, and the way there. */
export interface Notice {
  title: string;
  text: string;
  action: { label: string; to: string };
}

/** A condition that the whole module needs, with the notice while it is unmet and the sentence that refuses a save. */
export interface Requirement {
  plan?: Plan;
  rule?: Expression;
  notice: Notice;
  message: string;
}

/** A value that the bot reports: it comes with the answer of a load and is no setting. */
export interface ReportedValue {
  type: ScalarType | ['string', 'null'];
  /** What is answered until the bot has reported. */
  default: Json;
}

/** Part of a module's settings that is loaded and saved by one pair of calls and has its own revision. */
export interface DocumentCall {
  id: string;
  fields: readonly string[];
  /** Values of the bot that a load answers beside the fields, by name. A save that carries them changes nothing. */
  reported?: Record<string, ReportedValue>;
  load: {
    /** Relative to `/auth/guilds/{guildId}/`. */
    path: string;
    /** The values come with the permissions answer, not by a call of their own. */
    from?: 'permissions';
    /** Only servers on this plan are asked; others start from the defaults. */
    plan?: Plan;
    failure: string;
    /** What the screen shows when the call fails: the sentence alone, or also the defaults, to be read. */
    onFailure?: 'error' | 'defaults';
    /** Read-only facts that the answer carries beside the fields. */
    adds?: readonly ('is_premium' | 'server_name')[];
    /** The fields stand inside this property of the answer. */
    nested?: string;
  };
  save: {
    path: string;
    failure: string;
    /** Sentences for single HTTP statuses, by status; they count before the server's own. */
    failures?: Record<string, string>;
    /** `changed` sends the document only if one of its fields changed. */
    when?: 'always' | 'changed';
    /** Fields that are loaded and not sent. The server ignores them in a save. */
    omit?: readonly string[];
    /** Fields locked on the server's plan are left out of the body. */
    omitLocked?: boolean;
    /** Values that are always sent, and are no settings. */
    constants?: Record<string, Json>;
  };
}

export interface Calls {
  /** Lists of the server that the screen needs. */
  reads: readonly ('roles' | 'channels' | 'voiceChannels' | 'categories' | 'botAvatar')[];
  /** What a failed read does: the load failure is shown instead of the form, or beside a form without the list. */
  onReadFailure?: 'error' | 'empty';
  /** Documents of other modules that expressions read as `modules.<module>.<field>`. */
  uses?: readonly { module: string; document: string }[];
  documents: readonly DocumentCall[];
  /** Ids of documents that there were: what is stored in them counts until its fields are saved in their own. */
  formerDocuments?: readonly string[];
  /** One after the other, stopping at the first failure, or all at once. */
  order: 'sequence' | 'together';
  success: string;
  /** The refusal of a save without the right to modify. */
  denied: string;
}

/** A list that a call of the screen answers. Expressions read it as `lists.<name>`. */
export interface ListCall {
  /** Relative to what the screen is about, like every path of its calls. */
  path: string;
  /** The property of the answer that holds the list; the answer itself is the list when absent. */
  property?: string;
  /** What an entry has, by name. */
  entries: Record<string, { type: ScalarType | ['string', 'null'] }>;
  failure: string;
}

/** A button that makes a call. */
export interface Action {
  label: string;
  look?: 'primary' | 'secondary';
  /** `{id}` is the entry's, for a button of an entry. */
  path: string;
  /** What it sends; each value is an expression. */
  body?: Record<string, Expression>;
  /** Of a button at an entry: it is there only while this is true. */
  visible?: Expression;
  enabled?: Expression;
  /** What must be true before the call is made; the sentence is shown at the field `at`. */
  needs?: readonly { rule: Expression; at: string; message: string }[];
  /** The question before it acts. `preview` shows lists that another call answers with it. */
  confirm?: {
    title: string;
    text: string;
    destructive?: boolean;
    /** Other words for Yes and No. */
    labels?: { yes?: string; no?: string };
    /** A text to write with the answer. */
    ask?: TextQuestion;
  };
  preview?: { path: string; refused?: string; mapping?: MappingList; lists: readonly PreviewList[] };
  /** Of a button at an entry: a success reads the list anew and leaves the rest of the screen as it is. */
  refreshes?: 'list';
  /** The browser goes on to the address in a property of the answer. */
  redirect?: {
    property: string;
    missing: string;
    /** Kept in this browser for the arrival from there. */
    remember?: { as: string; value: Expression };
  };
  /** In place of a message of the server. */
  success?: string;
  failure: string;
  /** The success is worth a celebration. */
  celebrate?: boolean;
  /** Fields that a success puts back to their defaults: what it has used up. */
  reset?: readonly string[];
  /** The tab that a success opens. */
  opens?: string;
}

/** A text that is asked for with the question of a button. */
export interface TextQuestion {
  /** The property of the body that it is sent as. */
  name: string;
  title: string;
  help?: string;
  maxLength: number;
  /** The property of the entry that it starts from. */
  value?: string;
}

/**
 * Things that are gone, for which a person chooses what stands in. Each entry of the answer's list has `key`, `kind` (that
 * of a {@link Reference}, or `emoji`), `title`, `where`, `types` and `target`.
 */
export interface MappingList {
  list: string;
  /** What the choices are sent as: a property of the body, and a parameter of the preview. */
  as: string;
  title: string;
  help?: string;
  /** The words for nothing. */
  none: string;
}

/** How a number is written: `hours` from seconds, `percent` from a fraction. */
export type Quantity = 'number' | 'milliseconds' | 'hours' | 'percent';

/** A property of an entry, and how it is written. */
export interface Column {
  property: string;
  title: string;
  as?: 'text' | 'time' | 'date' | 'moment' | 'choice' | 'case' | 'money' | 'link' | Quantity;
  /** For a choice: the setting whose options have the titles. */
  field?: string;
  /** For a case: the first text whose condition is true. A text with a tone is a badge. */
  cases?: readonly { when?: Expression; text: string; tone?: 'neutral' | 'success' | 'warning' | 'danger' }[];
  /** For money in minor units: the property that holds the currency. */
  currency?: string;
  /** For a link to a file: where it is, with the value as `{id}`. */
  to?: string;
  label?: string;
  empty?: string;
  /** It is shown only while this is true. */
  visible?: Expression;
}

/** A value of an answer, by a name of its own. */
export interface AnsweredValue {
  /** The way to it in the answer, with dots; its own name when absent. */
  property?: string;
  type: ScalarType;
}

/** A value on a surface of its own. */
export interface Tile extends Column {
  /** It is drawn as a part of a ring that stands for `maximum`; `cases` are then words for it. */
  ring?: { maximum: number };
  /** A sentence below, with values in `{name}`. */
  help?: string;
}

/** Values that a call answers, by its own reading and again from time to time. */
export interface TilesOptions {
  path: string;
  /** Milliseconds from one reading to the next, while the page is seen. */
  refresh?: number;
  failure: string;
  values: Record<string, AnsweredValue>;
  rows: readonly (readonly Tile[])[];
  /** When the values were true. */
  updated?: Column;
}

/** A list that is shown with the question of an entry's button. */
export interface PreviewList {
  list: string;
  title: string;
  help?: string;
  columns: readonly Column[];
  empty?: string;
}

/** What a screen does when somebody comes to it by an address with these parameters. */
export interface Arrival {
  query: Record<string, string>;
  /** The name under which a redirect kept a value; it is forgotten afterwards. */
  remembered?: string;
  /** Asks a call again and again until a property of its answer is true. */
  wait?: {
    /** `{remembered}` is the value that was kept. Without one nothing is asked. */
    path: string;
    until: string;
    /** The property of the answer that says that it will not happen; then that is said, and its tab opens. */
    unless?: { property: string; text: string; opens?: string };
    /** Milliseconds from one call to the next. */
    every: number;
    times: number;
    /** While it waits. */
    text: string;
    /** When it has asked often enough. */
    later: string;
    /** When no call was answered. */
    failure: string;
  };
  success?: string;
  celebrate?: boolean;
  failure?: string;
  opens?: string;
}

export interface Section {
  section: string;
  title?: string;
  help?: string;
  visible?: Expression;
  enabled?: Expression;
  disabledReason?: string;
  /** Shown on plans without `plan`, where the section is part of it. */
  notice?: Notice & { plan: Plan };
  /** Field names; those in an inner list stand beside each other. */
  fields: readonly (string | readonly string[])[];
  /** Buttons below the fields. */
  actions?: readonly Action[];
}

/** A part of a screen that holds no field, by the name of its file in the renderer's catalogue. */
export interface Block {
  block: string;
  title?: string;
  /** It may read what is stored, as `saved`. */
  visible?: Expression;
  /** Values for `{name}` in the block's texts. */
  params?: Record<string, Expression>;
  [option: string]: unknown;
}

/** Parts of a screen of which one is shown at a time. */
export interface Tabs {
  tabs: string;
  panels: readonly { panel?: string; title: string; layout: readonly (Section | Block)[] }[];
}

export type Part = Section | Block | Tabs;

export interface Screen {
  title: string;
  description?: string;
  /** `plan` marks a placeholder that will need it; a module with a plan among its `requires` is marked by that. */
  menu?: { group: string; order: number; icon: string; badge?: string; plan?: Plan };
  /** A screen that is announced and has no settings yet. */
  placeholder?: string;
  /** It is about the person, not about a server: its calls are relative to `/auth/`, and nothing of it is stored. */
  scope?: 'person';
  /** `discard`: 'unsaved changes in …' with Save and Discard. `prompt`: the question with SAVE and CANCEL. */
  saveBar?: 'discard' | 'prompt';
  /** Without the right to modify: leave for the server list, or stay and read. */
  denied?: 'redirect' | 'readOnly';
  /** Where the outcome of a button is said. */
  outcomes?: 'banner' | 'dialog';
  arrivals?: readonly Arrival[];
  /** Settings of a person's screen that stay chosen in the tab, also when another site leads back. */
  keeps?: readonly string[];
  /** The sentence above a screen that can only be read, beside the general ones. */
  deniedNotice?: string;
  layout: readonly Part[];
}

export interface ModuleSpec {
  id: string;
  /** The language of its texts. */
  language: string;
  screen: Screen;
  /** Words that expressions write into the document, as `texts.<name>`. */
  texts?: Record<string, string>;
  requires?: readonly Requirement[];
  calls?: Calls;
  lists?: Record<string, ListCall>;
  settings: { properties: Record<string, Field> };
  rules: readonly Rule[];
  effects: readonly Effect[];
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

export interface Channel {
  id: string;
  name: string;
  type: number;
  /** The name of the category that it stands in. */
  category?: string | null;
}

export interface Category {
  id: string;
  name: string;
  position: number;
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
export interface Words {
  number(value: number): string;
  /** The title of the choice that a setting has. */
  title(setting: string, env: Environment): string;
}

export type CompiledExpression = (env: Environment, texts: Record<string, string>, words: Words) => unknown;

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

/** One change of stored documents, as `migrations/<number>.json` lists them. Paths may hold `*` for every entry. */
export type MigrationStep =
  | { op: 'rename'; from: string; to: string }
  /** With `values`, only these go. */
  | { op: 'remove'; path: string; values?: readonly Json[] }
  | { op: 'replace'; path: string; values: Record<string, Json> };

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
