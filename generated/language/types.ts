// Made by `npm run generate` from schemas/. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The source text of an expression. It is the key of its compiled function. */
export type Expression = string;

/** One of several shapes. Properties of the others can be read, and are undefined. */
type OneOf<Shape, Whole = Shape> = Shape extends unknown
  ? Shape & { [Name in Exclude<KeyOf<Whole>, keyof Shape>]?: undefined }
  : never;
type KeyOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** A price as schemas/plans.json writes it, with what it would be without the discount. */
export interface Price {
  amount: string;
  currency: string;
  before?: string;
  discount?: string;
}

/** A module of the bot: its screen, its settings, the rules between them, and how they are stored. docs/schemas.md explains each part. */
export type Module = {
  screen: Screen;
  /** Texts for use in expressions, as texts.<name>. They are declared here so that they can be translated. */
  texts?: Record<string, string>;
  /** What the whole module requires: a plan or a condition. While one is not met, the screen shows its notice and saving is refused. */
  requires?: readonly Requirement[];
  calls?: Calls;
  /** Lists from calls. Expressions read them as lists.<name>; widgets and blocks can show them. */
  lists?: Record<string, ListCall>;
  /** All settings. */
  settings?: {
    /** The settings, by the name under which they are stored. */
    properties: Fields;
  };
  /** Conditions between settings, or between a setting and the server's roles, channels, plan or another module. */
  rules?: readonly Rule[];
  /** A change to the form that follows from another change. */
  effects?: readonly Effect[];
};

/** The name of the module, its place in the menu and the layout of its screen. */
export type Screen = {
  /** The heading of the screen and its name in the menu. */
  title: string;
  /** One sentence below the heading. */
  description?: string;
  synonyms?: Synonyms;
  /** Its place in the side menu. Without it, the screen can only be opened by its address. */
  menu?: {
    /** The id of a group in schemas/screens/configure.json. */
    group: string;
    /** Entries are sorted by this number, lowest first. Each number may be used once per group. */
    order: number;
    /** The icon in front of the name. */
    icon: string;
    /** A badge next to the name, for example NEW. */
    badge?: string;
  };
  status?: Status;
  /** For an announced screen without settings: the sentence to show. */
  placeholder?: string;
  /** user: the screen is about the user, not about a server. Its calls are relative to /auth/, its settings are not stored, and its route may be open to visitors who are not signed in. */
  scope?: "user";
  /** discard: 'unsaved changes' with Save and Discard. prompt: a question with SAVE and CANCEL. */
  saveBar?: "discard" | "prompt";
  /** For users who may not change settings. redirect: back to the server list. readOnly: the screen is shown read-only. */
  denied?: "redirect" | "readOnly";
  /** The parts of the screen from top to bottom: sections with settings, blocks and tabs. */
  layout: readonly Part[];
  /** A message for users who may only view the screen. */
  deniedNotice?: string;
  example?: FilledExample;
  /** Where the result of a button is shown: in a banner that disappears by itself, or in a dialog. */
  outcomes?: "banner" | "dialog";
  /** What the screen does when the user returns from another site. */
  arrivals?: readonly Arrival[];
  /** Settings that keep their values as long as the browser tab is open, even if the user visits another site. Only for screens outside a server. */
  persist?: readonly string[];
};

/** Other words that find it in the search, in addition to its name and its help: greeting for a welcome message. They are never shown. */
export type Synonyms = readonly string[];

/** Whether the module is on, and what it does at the moment, for the overview of a server. While it is off, the overview shows the description of the screen. */
export type Status = {
  /** Whether the module is on. A module without this is always on. */
  enabled?: Expression;
  /** What the module does while it is on. The first text whose condition is true is shown; the last one has no condition. */
  texts?: readonly ({
    /** When the text is shown. */
    when?: Expression;
    /** One short sentence without a full stop, like Posts in #{channel}. */
    text: string;
    /** Values for the {name} placeholders. `titles.channel_id` is the name of the chosen channel or role. */
    params?: Record<string, Expression>;
  })[];
};

/** A section with settings, a block, or tabs. */
export type Part = Tabs | PlainPart;

/** Parts of a screen, one of which is shown at a time. */
export type Tabs = {
  /** The id of the group of tabs. */
  tabs: string;
  /** The tabs, from left to right. */
  panels: readonly ({
    /** The id by which other parts of the screen open the tab. It becomes part of the address; without it, the id of the tabs and the tab's number do. */
    panel?: string;
    /** The name on the tab. */
    title: string;
    /** The tab is shown only while this condition is true. It may contain blocks only: settings would be out of reach. */
    visible?: Expression;
    /** What the tab shows, from top to bottom. */
    layout: readonly PlainPart[];
  })[];
};

/** A section with settings, or a block. */
export type PlainPart = Block | Section;

/** What 'block' names */
export type Block = OneOf<BotPreviewBlock | CommandsBlock | ContactBlock | EntriesBlock | ListBlock | LoginBlock | NoteBlock | OrderBlock | ReportedBlock | SlotBlock | TilesBlock>;

/** Shows how the bot's replies look with the settings on this screen. */
export type BotPreviewBlock = {
  block: "botPreview";
  /** The heading. */
  title?: string;
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The message that the preview shows. */
  text: string;
  /** The setting that holds the bot's name. */
  name: string;
  /** The setting that holds the color of the stripe. */
  color: string;
  /** The setting that chooses between plain text and embeds. */
  style: string;
};

/** Commands of the bot, each with a description. */
export type CommandsBlock = {
  block: "commands";
  /** The heading. */
  title: string;
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The commands, in order. */
  items: readonly ({
    /** The command as a member types it. */
    command: string;
    /** What it does. */
    description: string;
    /** Who may use it, for example Admin. */
    badge?: string;
  })[];
};

/** The address for questions. */
export type ContactBlock = {
  block: "contact";
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The sentence. {mail} is the address. */
  text: string;
};

/** A list from a call, with a button to add entries and buttons on each entry. */
export type EntriesBlock = {
  block: "entries";
  /** The heading. */
  title: string;
  /** A sentence above the list. */
  help?: string;
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The list of the screen to show, instead of `path`, `property` and `failure`. */
  list?: string;
  /** The call that returns the list, relative to the server. */
  path?: string;
  /** The property of the answer that holds the list. */
  property?: string;
  /** The property that identifies an entry, if it is not `id`. */
  key?: string;
  /** A picture in front of each entry. */
  picture?: {
    /** The path of the picture on Discord's CDN. {property} is a value of the entry. */
    path: string;
    /** The property that must have a value for the picture to exist. */
    property: string;
    /** The property whose first letter is shown if there is no picture. */
    name: string;
  };
  /** What is shown for each entry, from left to right. */
  columns: readonly Column[];
  /** Sentences below an entry, each shown while its condition is true. */
  notes?: readonly ({
    /** A condition about the entry, `item`. */
    when: Expression;
    /** The sentence. {property} is the formatted value of a column. */
    text: string;
  })[];
  /** Shown instead of an empty list. */
  empty: string;
  /** Shown when the list cannot be loaded. */
  failure?: string;
  /** Reloads the list periodically while something is in progress. */
  refresh?: {
    /** The condition for an entry that is in progress. The entry is `item`. */
    while: Expression;
    /** Milliseconds between two requests. */
    every: number;
  };
  /** Single values of the response, shown above the list. */
  facts?: readonly Column[];
  /** The button above the list that adds an entry. */
  create?: Action;
  /** The buttons on each entry. Those with `confirm` ask first. Afterwards the screen is reloaded, unless `refreshes` says otherwise. */
  actions?: readonly Action[];
};

/** A property of an entry and its format. */
export type Column = {
  /** The property that holds the value. */
  property: string;
  /** The heading. */
  title: string;
  /** The format. */
  as?: "text" | "time" | "date" | "moment" | "choice" | "case" | "money" | "link" | "number" | "milliseconds" | "hours" | "percent";
  /** For a choice: the setting that defines the choices. */
  field?: string;
  /** Shown if there is no value. */
  empty?: string;
  cases?: Cases;
  /** For money: the property that holds the currency. */
  currency?: string;
  /** For a link: the address of the file. {id} is the value. */
  to?: string;
  /** For a link: its text. */
  label?: string;
  /** Shown only while this condition is true. In a list, the entry is `item`. */
  visible?: Expression;
};

/** The text of the first case whose condition is true is shown. If none is, the value is shown unchanged. */
export type Cases = readonly ({
  /** The condition, with the entry as `item`. Without one, the case always applies. */
  when?: Expression;
  /** The text. */
  text: string;
  /** Shows the text as a badge in this color. */
  tone?: "neutral" | "success" | "warning" | "danger";
})[];

/** A button that makes a call. */
export type Action = {
  /** The text on the button. */
  label: string;
  /** primary: the main action of the screen. */
  look?: "primary" | "secondary";
  /** The path of the call, relative to the server, or to /auth/ on a screen outside a server. {id} is the entry's id. */
  path: string;
  /** The body of the call, by property. */
  body?: Record<string, Expression>;
  /** On an entry: the button is shown only while this condition is true. The entry is `item`. */
  visible?: Expression;
  /** The button is enabled only while this condition is true. */
  enabled?: Expression;
  /** Rules that must be met before the call is made. */
  needs?: readonly ({
    /** What must be true of the form. */
    rule: Expression;
    /** The setting at which the message is shown. */
    at: string;
    /** One sentence that says what to do. */
    message: string;
  })[];
  /** On an entry: a question before the call is made. */
  confirm?: {
    /** The heading of the dialog. */
    title: string;
    /** What will happen. {property} is the value of a column. */
    text: string;
    /** false: the action removes nothing. */
    destructive?: false;
    /** Other labels for the buttons. */
    labels?: {
      /** Instead of Yes. */
      yes?: string;
      /** Instead of No. */
      no?: string;
    };
    /** A text field whose value is sent with the call. */
    ask?: TextQuestion;
  };
  /** On an entry: lists from another call, shown in the dialog. */
  preview?: {
    /** The call that returns the lists, relative to the server. {id} is the entry's id. */
    path: string;
    /** The property of the response with the reason if the action is not possible. It is then shown instead of the question. */
    refused?: string;
    /** A list of roles, channels or emoji that no longer exist, with a picker to replace each. */
    mapping?: MappingList;
    /** The lists, in order. */
    lists: readonly PreviewList[];
  };
  /** On an entry. list: after a success, only the list is reloaded and unsaved edits stay. Without it, the whole screen is reloaded. */
  refreshes?: "list";
  /** The browser navigates to the address in the response, on another site. */
  redirect?: {
    /** The property of the response that holds the address. */
    property: string;
    /** Shown if the response has no address. */
    missing: string;
    /** A value that is needed when the user returns. */
    remember?: {
      /** The name under which an arrival finds it. */
      as: string;
      /** The value to keep in this browser. */
      value: Expression;
    };
  };
  /** Shown after a success, unless the server returns a message. On an entry, {property} is the value of a column. */
  success?: string;
  /** Shown after a failure, unless the server returns a message. */
  failure: string;
  /** true: a success is celebrated with confetti. */
  celebrate?: true;
  /** Settings that a success resets to their defaults. */
  reset?: readonly string[];
  /** The tab to open after a success. */
  opens?: string;
};

/** A text field in the dialog of a button. */
export type TextQuestion = {
  /** The property of the body that holds it. */
  name: string;
  /** The label of the field. */
  title: string;
  /** A sentence below it. */
  help?: string;
  /** The maximum number of characters. */
  maxLength: number;
  /** The property of the entry with the initial value. */
  value?: string;
};

/** Roles, channels or emoji that no longer exist and can be replaced. */
export type MappingList = {
  /** The property of the answer that holds them. An entry has `key`, `kind` (role, channel, voiceChannel, category or emoji), `title`, `where`, `types` (of channels, or null) and `target`. */
  property: string;
  /** The name under which the choices are sent, by key: as a property of the body, and as JSON in a parameter of the preview. */
  as: string;
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  help?: string;
  /** The text of the choice for no replacement. */
  none: string;
};

/** A list in the dialog of a button. */
export type PreviewList = {
  /** The property of the answer that holds the list. */
  property: string;
  /** The heading of the list. */
  title: string;
  /** A sentence below the heading. */
  help?: string;
  /** What is shown for each entry, from left to right. */
  columns: readonly Column[];
  /** Shown instead of an empty list. Without it, an empty list is omitted. */
  empty?: string;
};

/** Sentences in a list. */
export type ListBlock = {
  block: "list";
  /** The heading. */
  title: string;
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The sentences, in order. */
  items: readonly (string | {
    /** The sentence. */
    text: string;
    /** The sentence is shown only while this condition is true. */
    visible: Expression;
  })[];
  /** Values for the {name} placeholders. */
  params?: Record<string, Expression>;
};

/** A button to sign in, with the reason for it, for visitors. */
export type LoginBlock = {
  block: "login";
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The heading. */
  title: string;
  /** What the user finds after signing in. */
  text: string;
  /** The text on the button. */
  label: string;
};

/** A remark between sections. */
export type NoteBlock = {
  block: "note";
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The remark. */
  text: string;
  /** Values for the {name} placeholders. */
  params?: Record<string, Expression>;
};

/** What is about to be bought for a server: the chosen plan and period, the price, when it renews, and what the server gains from it. */
export type OrderBlock = {
  block: "order";
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The heading. */
  title: string;
  /** The setting with the server, chosen from a list. */
  server: string;
  /** The setting with the plan. */
  plan: string;
  /** The setting with the billing period. The price is that of its choice. */
  period: string;
  /** Shown instead of the server until one is chosen. */
  unchosen: string;
  /** The title of the price. */
  price: string;
  /** Shown for a price with a discount. {discount} is the discount in schemas/plans.json. */
  saving: string;
  /** Shown if the plan does not begin at once. {date} is the day on which it does. */
  begins: string;
  /** {date} is the day of the second payment. */
  renews: string;
  /** The call that returns when the order begins and what the server gains. {server} and {plan} are the chosen ones. */
  preview: string;
  /** What the chosen server gains, as the call returns it. */
  gains: {
    /** The heading. {server} is the name of the server. */
    title: string;
    /** The heading of the modules that the plan opens. */
    modules: string;
    /** Beside a module of which settings are stored. */
    stored: string;
    /** The heading of the stored settings that apply again. */
    settings: string;
    /** Shown if nothing changes. {plan} is the chosen plan. */
    empty: string;
    /** Shown when it cannot be loaded. */
    failure: string;
    /** The page of the server that the modules and settings link to. */
    page: string;
  };
  /** Buttons below the summary. */
  actions?: readonly Action[];
};

/** Values that the bot reports. */
export type ReportedBlock = {
  block: "reported";
  /** The heading. */
  title: string;
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The values, from left to right. */
  values: readonly ReportedColumn[];
};

export type ReportedColumn = {
  /** The name of the value in `reported`. */
  property: string;
  /** The heading. */
  title: string;
  /** The format. text: unchanged. time and date: date and time, or the date alone, in the user's language and time zone. */
  as?: "text" | "time" | "date";
  /** Shown if there is no value. */
  empty?: string;
  /** Shown only while this condition is true. */
  visible?: Expression;
};

/** A component written by a developer. */
export type SlotBlock = {
  block: "slot";
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The name of the component. */
  slot: string;
  /** The screen is as wide as the window while the component is shown. */
  wide?: boolean;
};

/** Values from the response of a call, each on a tile of its own. */
export type TilesBlock = {
  block: "tiles";
  /** The block is shown only while this condition is true. */
  visible?: Expression;
  /** The call that returns the values, relative to the server, or to /auth/ on a screen outside a server. With a leading slash, an address of the whole site. */
  path: string;
  /** The values are read again and again while the page is visible. */
  refresh?: {
    /** Milliseconds from one reading to the next. */
    every: number;
  };
  /** Shown while the values cannot be loaded. The last values stay. */
  failure: string;
  /** Values of the response, by name. Conditions of the tiles read them as item.<name>. */
  values: Record<string, AnsweredValue>;
  /** The tiles, from top to bottom; those in an inner list are placed side by side. */
  rows: readonly (readonly Tile[])[];
  /** A value below the tiles: when the other values were measured. */
  updated?: Column;
};

/** One value, which may be missing. */
export type AnsweredValue = {
  /** The path of the value in the response, if it differs from its name. */
  property?: string;
  /** string (text), number (with decimals), integer (whole number), boolean (yes or no). */
  type: "string" | "number" | "integer" | "boolean";
};

export type Tile = {
  /** The name of the value in `values`. */
  property: string;
  /** The heading of the tile. */
  title: string;
  /** The format, as in a column. */
  as?: "text" | "time" | "date" | "moment" | "case" | "number" | "milliseconds" | "hours" | "percent";
  cases?: Cases;
  /** Draws the value as part of a ring. The first of `cases` that is true supplies a word and a color. */
  ring?: {
    /** The value of a full ring. */
    maximum: number;
  };
  /** A sentence below the value. {name} is one of `values`. */
  help?: string;
  /** Shown if there is no value. */
  empty?: string;
};

/** Settings under a heading. */
export type Section = {
  /** The id of the section. */
  section: string;
  /** The heading of the section. */
  title?: string;
  /** One sentence below the heading. */
  help?: string;
  /** Values for the {name} placeholders in `help`. */
  params?: Record<string, Expression>;
  /** The section is shown only while this condition is true. */
  visible?: Expression;
  /** Its settings can be changed only while this condition is true. */
  enabled?: Expression;
  /** Shown while `enabled` is not true: what to turn on first. */
  disabledReason?: string;
  /** Names of settings, in order. Names in an inner list are placed side by side. */
  fields: readonly (string | readonly string[])[];
  /** Shown if the server's plan does not include the section. */
  notice?: {
    /** The plan that includes it. */
    plan: string;
    /** The heading of the panel. */
    title: string;
    /** What is missing and what it offers. */
    text: string;
    /** The button that leads there. */
    action: {
      /** The text on the button. */
      label: string;
      /** The target of the link. */
      to: string;
    };
  };
  /** Buttons below the settings. */
  actions?: readonly Action[];
};

/** Settings as a server could have them. While the module needs a higher plan and nothing is set up, its screen shows them, marked as an example. They are never saved. */
export type FilledExample = {
  /** The values of settings. Omitted ones have their default values. */
  settings: Record<string, Json>;
  /** The values of settings that are texts. They are translated. */
  texts?: Record<string, string>;
  /** The roles of the server in the example. */
  roles?: readonly ({
    id: string;
    /** Its name. */
    name: string;
    /** Its color as a number. */
    color?: number;
  })[];
  /** Its text channels. */
  channels?: Named;
  /** Its voice channels. */
  voiceChannels?: Named;
  /** Its categories. */
  categories?: Named;
  /** Settings of other modules, by their ids. Omitted ones have their default values. */
  modules?: Record<string, Readonly<Record<string, Json>>>;
};

/** Channels or categories of the server in an example. */
export type Named = readonly ({
  id: string;
  /** Its name. */
  name: string;
})[];

/** What the screen does when it is opened with certain parameters in its address. */
export type Arrival = {
  /** The parameters, for example { "success": "true" }. They are removed from the address afterwards. */
  query: Record<string, string>;
  /** The name under which a redirect remembered a value. It is forgotten afterwards. */
  remembered?: string;
  /** Repeats a call until something has happened elsewhere, then reloads the screen. */
  wait?: {
    /** The call, relative to the server, or to /auth/ on a screen outside a server. {remembered} is the remembered value. */
    path: string;
    /** Parameters of the address that the call gets as well, if they are there, for example what the other site calls the order. */
    passes?: readonly string[];
    /** The property of the response that becomes true. */
    until: string;
    /** Ends the wait early because it will not happen. */
    unless?: {
      /** The property of the response that is true in that case. */
      property: string;
      /** Shown in that case. */
      text: string;
      /** The tab to open in that case. */
      opens?: string;
    };
    /** Milliseconds between two calls. */
    every: number;
    /** The maximum number of calls. */
    times: number;
    /** Shown while waiting. */
    text: string;
    /** Shown if it has not happened after the maximum number of calls, or if nothing was remembered. */
    later: string;
    /** Shown if every call failed. */
    failure: string;
  };
  /** Shown after a success, unless the response has a `message`. */
  success?: string;
  /** true: a success is celebrated with confetti. */
  celebrate?: true;
  /** Shown after a failure. */
  failure?: string;
  /** The tab to open. */
  opens?: string;
};

/** What the whole module requires, with a notice for when it is not met. */
export type Requirement = {
  /** The required plan, by its id in schemas/plans.json. */
  plan?: string;
  /** A condition on other modules (modules.<id>.<setting>) or the plan. It cannot read the module's own settings. */
  rule?: Expression;
  /** The panel shown while the requirement is not met. */
  notice: Notice;
  /** The server's message when it refuses a save. */
  message: string;
};

/** A panel shown instead of something that is not available, with a link to make it so. */
export type Notice = {
  /** The heading of the panel. */
  title: string;
  /** What is missing and what it offers. */
  text: string;
  /** The button that leads there. */
  action: {
    /** The text on the button. */
    label: string;
    /** The target of the link. */
    to: string;
  };
};

/** Where the settings are loaded from and saved to. Developers define this together with the bot's API. */
export type Calls = {
  /** Lists of the server that the screen needs. */
  reads: readonly ("roles" | "channels" | "voiceChannels" | "categories" | "botAvatar")[];
  /** What to do if such a list cannot be loaded. error: the screen reports it. empty: the list is empty. */
  onReadFailure?: "error" | "empty";
  /** Documents of other modules. Conditions and rules read them as modules.<module>.<setting>. */
  uses?: readonly ({
    /** The id of the other module: the name of its folder. */
    module: string;
    /** The id of one of its documents. */
    document: string;
  })[];
  /** The parts of the settings, each loaded and saved by one pair of calls. Every setting belongs to exactly one. */
  documents: readonly DocumentCall[];
  /** Ids of former documents. Values stored in them apply until the setting is saved in its current document. The bot finds settings in their current document only. */
  formerDocuments?: readonly string[];
  /** sequence: saved one after another, stopping at the first failure. together: saved at the same time. */
  order: "sequence" | "together";
  /** Shown after saving. */
  success: string;
  /** Shown to users who may not change settings. */
  denied: string;
};

/** Settings that are loaded and saved by one pair of calls. */
export type DocumentCall = {
  /** The id of the document. Settings are stored under it, so it must not change. */
  id: string;
  /** The names of its settings. */
  fields: readonly string[];
  /** Values that the bot reports, by name. They are returned with the settings; saves ignore them. */
  reported?: Record<string, ReportedValue>;
  /** The call that loads it. */
  load: {
    path: string;
    /** permissions: the values are part of the response with the user's permissions. */
    from?: "permissions";
    /** The call is made only for servers on this plan or a higher one; others start from the defaults. */
    plan?: string;
    /** Shown when it cannot be loaded. */
    failure: string;
    /** error: the screen shows only the sentence. defaults: it also shows the defaults. Either way, nothing can be changed until the settings have loaded. */
    onFailure?: "error" | "defaults";
    /** Facts about the server that are returned with the settings. */
    adds?: readonly ("is_premium" | "server_name")[];
    /** The property of the response that holds the settings. */
    nested?: string;
  };
  /** The call that saves it. */
  save: {
    path: string;
    /** Shown when it cannot be saved. */
    failure: string;
    /** Sentences for specific HTTP statuses. They take precedence over the server's. */
    failures?: Record<string, string>;
    /** changed: sent only if one of its settings changed. */
    when?: "always" | "changed";
    /** true: settings that are locked on the server's plan are not sent. */
    omitLocked?: boolean;
    /** Constant values that are always sent in addition. */
    constants?: Record<string, Json>;
  };
};

/** A value that the bot reports: returned with the settings, but not a setting. */
export type ReportedValue = {
  /** What the bot reports: string (text), number (with decimals), integer (whole number), boolean (on or off), ["string", "null"] (a text or a time, or none). */
  type: "string" | "number" | "integer" | "boolean" | ["string","null"];
  /** What a text has to be. time: a moment in UTC, like 2026-03-29T18:30:00Z. */
  as?: "time";
  /** The value until the bot has reported one. */
  default: Json;
};

/** A list from a call. Expressions read it as lists.<name>. */
export type ListCall = {
  /** The call that returns the list, relative to the server, or to /auth/ on a screen outside a server. */
  path: string;
  /** The properties of an entry that the screen uses, by name. */
  entries: Record<string, {
    /** string (text), number, integer (whole number), boolean (yes or no), array (a list of texts), ["string", "null"] (text, or none). */
    type: "string" | "number" | "integer" | "boolean" | "array" | ["string","null"];
  }>;
  /** Shown instead of the screen when the list cannot be loaded. */
  failure: string;
};

export type Fields = Record<string, Field>;

/** A value that an owner can set, or a list or group of values. */
export type Field = {
  /** What is stored: string (text), number (with decimals), integer (whole number), boolean (on or off), array (a list), object (a group of settings), ["string", "null"] (the id of a role or channel, a date or a moment, or none). Changing it requires a migration once servers have stored values. */
  type: "string" | "number" | "integer" | "boolean" | "array" | "object" | ["string","null"];
  /** The name of the setting on the screen. */
  title: string;
  /** One sentence below the setting that says what it does, not how it works. {minimum}, {maximum} and so on are replaced by its limits. */
  help?: string;
  synonyms?: Synonyms;
  /** The value until the owner chooses one. It must be within the limits of every plan that has no `default` of its own under `plans`. */
  default: Json;
  /** true: while the setting is shown and enabled, it cannot be saved empty. Its label is marked. For texts, lists, and the id of a role or channel. */
  required?: true;
  /** What the value means, if it is a date, a moment, a duration or a schedule. Expressions can compare it and calculate with it. */
  format?: "date" | "date-time" | "duration" | "schedule";
  /** The minimum number of characters. */
  minLength?: number;
  /** The maximum number of characters. Required for every text without `enum` or `format`. */
  maxLength?: number;
  /** A regular expression that the text must match, for example ^[0-9]*$ for digits only. */
  pattern?: string;
  /** The text is an address that starts with https://, without a user name in it. The server never opens it. */
  url?: {
    /** The hosts that the address may lead to: example.com, or *.example.com for all hosts below it. Any host if omitted. */
    hosts?: readonly string[];
  };
  /** The text is written in this language. */
  code?: "regex";
  /** The smallest number. */
  minimum?: number;
  /** The largest number. */
  maximum?: number;
  /** The number must be greater than this one. */
  exclusiveMinimum?: number;
  /** The number must be a multiple of this one, for example 0.5. */
  multipleOf?: number;
  /** The minimum number of entries. */
  minItems?: number;
  /** The maximum number of entries. Required for every list. */
  maxItems?: number;
  /** true: a list may not contain duplicates. ignoreCase: texts that differ only in case are duplicates too. */
  uniqueItems?: true | "ignoreCase";
  /** Settings of an entry that no two entries have alike: one setting, or several of which at least one must differ. Entries in which all of them are empty are not compared. The message is shown at the later entry. */
  uniqueBy?: readonly string[];
  /** The allowed values. A text with `enum` needs no `maxLength`. Removing a value that servers have stored requires a migration. */
  enum?: readonly (string | number)[];
  /** For a group of settings: the maximum number of characters of several texts in it together. */
  maxTotalLength?: number;
  /** The texts that count for `maxTotalLength`, by their paths in the group. A path through a list means the texts of all its entries. */
  totalLengthOf?: readonly string[];
  /** What each entry of the list is. */
  items?: Field;
  /** The settings of a group, or of each entry of a list. */
  properties?: Fields;
  refers?: Reference;
  /** Accepted spellings of a text, as case-insensitive regular expressions. Form and server store what the first group (in round brackets) matches. */
  normalize?: readonly string[];
  /** Tighter limits for a text that apply only while a condition is true. The first whose condition is true applies. */
  limits?: readonly ConditionalLimit[];
  /** Differences by plan, by the plan's id: other limits, or a lock. */
  plans?: Record<string, PlanOverride>;
  rollout?: Rollout;
  messages?: Messages;
  /** owner: only the server's owner sees and changes the setting. Omit it for everyone who may change settings. */
  access?: "owner";
  /** The setting is shown only while this condition is true. A hidden setting keeps its value, and its minimum length and rules do not apply. */
  visible?: Expression;
  /** The setting can be changed only while this condition is true. A disabled setting keeps its value, and its minimum length and rules do not apply. */
  enabled?: Expression;
  /** Shown at the setting while `enabled` is not true: what to turn on first. */
  disabledReason?: string;
  wire?: WireForm;
  /** The widget and its options. A setting without `ui` is stored but not shown. */
  ui?: Widget;
  /** true: the setting is loaded and never sent. The server keeps the stored value, even if a client sends another. */
  readOnly?: true;
  /** A save leaves the stored value unchanged while this condition is true. It can compare the stored settings (saved) with the new ones (self). */
  frozen?: Expression;
  /** Values for the {name} placeholders in its title, help and messages. */
  params?: Record<string, Expression>;
};

/** What the stored id refers to. Saving an id that is not in the server's list is refused. */
export type Reference = {
  /** What must exist in the server. A mention is a role, a member, @everyone or @here, stored as Discord writes it in a message: <@&1234>, <@1234>, @everyone. */
  to: "role" | "channel" | "voiceChannel" | "category" | "member" | "mention";
  /** The types of channels that may be selected. All but categories if omitted. */
  types?: readonly ("text" | "voice" | "category" | "announcement" | "stage" | "forum" | "media")[];
  /** For roles that the bot assigns or removes. Roles that Discord or an integration manages, such as those of bots and boosters, @everyone and roles that are not below the bot's own cannot be selected. */
  assignable?: true;
  /** For `assignable` roles that the bot takes away and never gives. Without it, the form asks before a role with dangerous permissions is selected, and warns of it afterwards. */
  onlyRemoved?: true;
  /** For channels and categories: the permissions that the bot needs there. A channel in which it lacks one of them cannot be selected. Nothing is checked if omitted. */
  botNeeds?: readonly ("VIEW_CHANNEL" | "SEND_MESSAGES" | "EMBED_LINKS" | "ATTACH_FILES" | "CONNECT" | "MOVE_MEMBERS" | "MANAGE_CHANNELS")[];
};

/** A tighter limit for a text that applies only while a condition is true. */
export type ConditionalLimit = {
  /** The condition under which the limit applies. */
  when: Expression;
  /** The maximum number of characters while the condition is true. Requires the message `length`. */
  maxLength?: number;
  /** The maximum number of lines while the condition is true. Requires the message `lines`. */
  maxLines?: number;
  /** The counter shows a warning above this number of characters. */
  warnAbove?: number;
  messages?: Messages;
};

/** A message for each limit that a user can exceed. Write {maxLength}, {minimum} and so on instead of the number, so that it is written only once. */
export type Messages = Record<string, string>;

/** What is different on one plan. */
export type PlanOverride = {
  /** Locks the setting on this plan. default: its default value applies. stored: its stored value applies. Stored values are never deleted. */
  locked?: "default" | "stored";
  /** Why it is locked and how to unlock it. Shown when the user tries to change it, and returned by the server. */
  message?: string;
  /** The value on this plan until the owner chooses one. It follows the plan as long as nothing is stored. */
  default?: Json;
  /** What other plans allow. {maximum}, {maxItems} and so on are replaced by the limits of the lowest plan that allows more. */
  hint?: string;
  messages?: Messages;
  /** The minimum number of characters on this plan. */
  minLength?: number;
  /** The maximum number of characters on this plan. */
  maxLength?: number;
  /** A regular expression that the text must match on this plan. */
  pattern?: string;
  /** The smallest number on this plan. */
  minimum?: number;
  /** The largest number on this plan. */
  maximum?: number;
  /** The number must be greater than this one on this plan. */
  exclusiveMinimum?: number;
  /** The number must be a multiple of this one on this plan. */
  multipleOf?: number;
  /** The minimum number of entries on this plan. */
  minItems?: number;
  /** The maximum number of entries on this plan. */
  maxItems?: number;
  /** The allowed values on this plan. */
  enum?: readonly (string | number)[];
  /** The maximum number of characters of several texts together on this plan. */
  maxTotalLength?: number;
};

/** Coming limits, texts or another default of a setting, which only a part of all servers has at first. Which servers these are follows from their ids: a larger share adds servers and takes none away. Remove the rollout to stop it; move what is in `to` into the setting to finish it. */
export type Rollout = {
  /** The day on which it begins, at midnight UTC. With another day, other servers are chosen: leave it as it is once it has passed. */
  from: string;
  /** The percentage of all servers that have what is in `to`. */
  share: number;
  to: Coming;
};

/** The words of the setting that are different on the servers of a rollout. All others stay as they are, and so do those that plans have of their own. */
export type Coming = {
  /** The name of the setting on the screen. */
  title?: string;
  /** One sentence below the setting that says what it does, not how it works. {minimum}, {maximum} and so on are replaced by its limits. */
  help?: string;
  messages?: Messages;
  /** The value until the owner chooses one. What servers have stored stays. */
  default?: Json;
  /** The minimum number of characters. */
  minLength?: number;
  /** The maximum number of characters. */
  maxLength?: number;
  /** The smallest number. */
  minimum?: number;
  /** The largest number. */
  maximum?: number;
  /** The number must be greater than this one. */
  exclusiveMinimum?: number;
  /** The number must be a multiple of this one, for example 0.5. */
  multipleOf?: number;
  /** The minimum number of entries. */
  minItems?: number;
  /** The maximum number of entries. */
  maxItems?: number;
  /** For a group of settings: the maximum number of characters of several texts in it together. */
  maxTotalLength?: number;
  /** What is different on plans, by the plan's id. It is added to what the setting has under `plans`. */
  plans?: Record<string, PlanOverride>;
};

/** How the setting is represented in the API, if it differs from the form. */
export type WireForm = {
  /** The path of the setting in the API, if it differs from its name, for example emoji_roles.message. */
  path?: string;
  /** map: the list is represented as an object. */
  as: "map";
  /** The setting of an entry that becomes the key. */
  key: string;
  /** The setting of an entry that becomes the value; all other settings if omitted. */
  value?: string;
  /** A setting of an entry that is put before the key, separated by _. */
  prefix?: string;
} | {
  /** The path of the setting in the API, if it differs from its name, for example emoji_roles.message. */
  path?: string;
  /** The form of the value in the API. */
  as?: "fraction" | "embed";
};

/** What 'widget' names */
export type Widget = OneOf<CardsWidget | ChannelWidget | ChannelsWidget | ChecksWidget | CodeWidget | ColorWidget | DateWidget | DateTimeWidget | DurationWidget | EmbedWidget | EmojiWidget | ImageWidget | ItemsWidget | MemberWidget | MembersWidget | MentionsWidget | MessageWidget | NumberWidget | PercentWidget | RoleWidget | RolesWidget | RowsWidget | ScheduleWidget | SelectWidget | SliderWidget | StyleWidget | SwitchWidget | TagsWidget | TextWidget | ThemeWidget | TimeWidget | UrlWidget>;

/** One of a few choices, each with a description. Also for on or off. */
export type CardsWidget = {
  widget: "cards";
  /** The choices, in order. Their values are those of `enum`, or true and false. */
  options?: readonly Card[];
  /** sold: the choices are the plans that can be bought, with their titles. Replaces `options` and `enum`. */
  plans?: "sold";
  /** With `plans`: what the card of each plan shows below its title. */
  planCard?: {
    /** Which price of the plan. */
    period: "monthly" | "yearly";
    /** A sentence below the price. */
    help: string;
  };
};

export type Card = {
  /** What is stored. */
  value: string | number | boolean;
  /** The text of the choice. */
  title: string;
  /** An emoji before the title, as an expression. None if it is empty. */
  emojiFrom?: Expression;
  /** A sentence below the title. */
  help?: string;
  plan?: string;
  lockedMessage?: string;
  /** The choice can be selected only while this condition is true. */
  enabled?: Expression;
  /** Why it cannot be selected while `enabled` is not true. */
  disabledReason?: string;
  /** Offered only while this condition is true. */
  visible?: Expression;
  /** true: the choice can be stored but is not offered. */
  hidden?: boolean;
  /** Shows a price of schemas/plans.json: that of `plan`, or of the plan that `planFrom` results in. */
  priceOf?: {
    /** The id of a plan with prices. */
    plan?: string;
    /** The id of the plan, as an expression. */
    planFrom?: Expression;
    /** Which of its prices to show. */
    period: "monthly" | "yearly";
  };
  price?: Price; prices?: Readonly<Record<string, Price>>;
  /** A badge next to the price. {discount} is the discount in schemas/plans.json. */
  badge?: string;
};

/** A channel, voice channel or category of the server. */
export type ChannelWidget = {
  widget: "channel";
  /** The choice for no channel, for example None - Disable logging. */
  none?: string;
};

/** Several channels or categories of the server. */
export type ChannelsWidget = {
  widget: "channels";
};

/** Any number of a few choices. */
export type ChecksWidget = {
  widget: "checks";
  /** The choices, in the order in which they are stored. */
  options?: readonly Check[];
  /** all: the choices are the product's modules that have settings, by their ids and titles. Replaces `options`, `items` and `maxItems`. */
  modules?: "all";
  /** true: side by side, for choices with short titles such as days. */
  compact?: boolean;
};

export type Check = {
  /** What is stored. */
  value: string | number;
  /** The text of the choice. */
  title: string;
  plan?: string;
  lockedMessage?: string;
};

/** A line of code, with a field to try it out. The setting needs `code`, which says what it is. */
export type CodeWidget = {
  widget: "code";
  /** Placeholder text in the empty field. */
  placeholder?: string;
  /** The text that it is tried on at first. Owners can change it; it is not stored. */
  sample?: string;
};

/** A color. */
export type ColorWidget = {
  widget: "color";
};

/** A day of the calendar, without a time. */
export type DateWidget = {
  widget: "date";
};

/** A date with a time, entered and shown in the server's time zone. */
export type DateTimeWidget = {
  widget: "dateTime";
};

/** A length of time, typed like 1d 12h or 90m. */
export type DurationWidget = {
  widget: "duration";
  /** The unit of a number that is typed without one. If omitted, the user has to add a unit. */
  unit?: "week" | "day" | "hour" | "minute" | "second";
};

/** A builder of Discord's embeds with a preview. Use the definition of schemas/shared/embed.json. */
export type EmbedWidget = {
  widget: "embed";
  /** An expression for the bot's name above the preview, for example modules.customize.bot_name. If blank, the product's name is used. */
  author?: Expression;
  /** Variables that can be inserted into its texts. The bot replaces them when it sends the message. */
  variables?: readonly Variable[];
};

export type Variable = {
  /** The name in the list of variables. */
  name: string;
  /** The text that is inserted, for example {user}. The bot replaces it. */
  token?: string;
  /** channel: asks for a channel and inserts a mention of it. Instead of `token`. */
  insert?: "channel";
  /** What the bot replaces it with. */
  help: string;
  /** What the preview shows instead. */
  sample?: string | {
    /** The name of the server. */
    fact: "server_name";
  };
  /** Where the server's own value comes from. The sample is shown while it is unknown. */
  live?: {
    /** The path of the value in the response of the preview's call. */
    property?: string;
    /** For a list: the format of an entry. {rank} is its position; other placeholders are its properties. */
    entry?: string;
    /** For a list: the number of entries to show. */
    take?: number;
    /** date: the value is a time, of which the date is shown. */
    as?: "date";
    /** Instead of `property`: an expression over this form or other modules, for example format(self.amount) or titles.day. */
    value?: Expression;
  };
  plan?: string;
  lockedMessage?: string;
  /** The variable can be inserted only while this condition is true. */
  enabled?: Expression;
  /** Why it cannot be inserted while `enabled` is not true. */
  disabledReason?: string;
  /** Offered only while this condition is true. */
  visible?: Expression;
  /** The heading under which the variable is listed. */
  group?: string;
};

/** An emoji. */
export type EmojiWidget = {
  widget: "emoji";
  /** true: any short text is accepted too, for example $. */
  symbol?: boolean;
};

/** The address of a picture. The setting needs `url`. A picture on Discord's CDN is shown; of others only the address is, because browsers may load no pictures from foreign hosts here and the server opens no addresses. */
export type ImageWidget = {
  widget: "image";
  /** Placeholder text in the empty field. */
  placeholder?: string;
  /** The largest width in pixels. A wider picture is pointed out where it can be shown; it can be saved. */
  maxWidth?: number;
  /** The largest height in pixels, likewise. */
  maxHeight?: number;
};

/** A list of entries; one at a time is open for editing. */
export type ItemsWidget = {
  widget: "items";
  /** The button that adds an entry. */
  addLabel: string;
  /** The name of an entry without a name. */
  itemTitle: string;
  /** The setting of an entry that is used as its name. */
  titleField?: string;
  /** The setting of an entry that marks it while it is closed: a role by a dot in its color, an emoji by itself. */
  markField?: string;
  /** Settings that a closed entry shows. Those in an inner list belong together, like a number and what it counts. */
  summaryFields?: readonly (string | readonly string[])[];
  /** How a closed entry shows them. line, the default: next to its name. columns: each in a column of its own, in place of the name. */
  summaryLayout?: "line" | "columns";
  /** Settings of an entry by which the list is sorted on the screen. With - in front, in descending order. */
  sortBy?: readonly string[];
  /** true: owners put the entries in order, and that order is stored. The list then has no `sortBy`. If `wire` makes it a map, the bot also gets the keys in their order, under its name with `_order`. */
  reorderable?: true;
  /** Settings that can be set for several selected entries at once. */
  setTogether?: readonly string[];
  /** Shown while the list is empty: what its entries are for. Without it, the list shows a general sentence. */
  empty?: string;
  presets?: Presets;
  /** The prefix of the keys of new entries. Empty: the key is only a timestamp. */
  idPrefix?: string;
  /** The lines of an open entry, from top to bottom; settings in an inner list are placed side by side. Without it, all settings are placed side by side as space permits. */
  layout?: readonly (string | readonly string[])[];
};

/** Prepared entries. In `rows`, buttons that add them; in `items`, examples to start from while the list is empty. */
export type Presets = readonly ({
  /** The name on the button. */
  title: string;
  /** The values of the new entry. */
  values: Record<string, string | number | boolean>;
  /** The setting that identifies an entry. An entry with the same value is not added again. */
  unique?: string;
})[];

/** A member of the server, found by the beginning of their name. */
export type MemberWidget = {
  widget: "member";
  /** Text shown while nobody is selected. */
  placeholder?: string;
};

/** Several members of the server, found by the beginning of their names. */
export type MembersWidget = {
  widget: "members";
};

/** Roles, members, @everyone and @here in one list. */
export type MentionsWidget = {
  widget: "mentions";
};

/** A message editor with variables, templates and a counter. */
export type MessageWidget = {
  widget: "message";
  /** The counter shows a warning above this number of characters. */
  warnAbove?: number;
  /** true: shows a preview of the message. */
  preview?: boolean;
  /** An expression for the bot's name above the preview, for example modules.customize.bot_name. If blank, the product's name is used. */
  author?: Expression;
  /** For messages that the bot sends as embeds: the preview shows the stripe. */
  embed?: {
    /** The bot sends the message as an embed while this condition is true. */
    when: Expression;
    /** An expression for the color of the stripe, for example modules.customize.embed_color. */
    color: Expression;
  };
  /** What the toolbar can mention in the message, out of the lists of the server. */
  mentions?: readonly ("roles" | "channels")[];
  /** For messages that the bot draws on an image: the preview draws it too. */
  picture?: {
    /** The message is drawn on an image while this condition is true. */
    when: Expression;
    /** The setting with the theme of the image. */
    theme: string;
    /** The token of the variable that is shown above the message, next to the avatar. */
    title: string;
    /** What the image is, for those who do not see it. */
    text: string;
    /** Values for the {name} placeholders. */
    params?: Record<string, Expression>;
  };
  /** The call that returns the server's own values for the preview. Variables read theirs with `live`. */
  live?: {
    /** An expression for the path of the call, relative to the server. */
    path: Expression;
    /** The call is made only while this condition is true. */
    when?: Expression;
  };
  /** Variables that can be inserted. The bot replaces them when it sends the message. */
  variables?: readonly Variable[];
  /** Ready-made messages to start from. */
  templates?: readonly Template[];
};

export type Template = {
  /** The id of the template. */
  id: string;
  /** The name on the button. */
  title: string;
  /** The message. It may contain the variables of this editor. */
  text: string;
  plan?: string;
  lockedMessage?: string;
  /** Offered only while this condition is true. */
  visible?: Expression;
};

/** A number. */
export type NumberWidget = {
  widget: "number";
  /** The step of the arrow keys. If omitted, `multipleOf` is used. */
  step?: number;
  /** The smallest number that the control leads to. A smaller one may still be stored, down to `minimum` or `exclusiveMinimum`. */
  softMinimum?: number;
  /** Text after the number, for example minutes. */
  unit?: string;
  /** The unit as an expression, for example the name of a currency. Replaces `unit`. */
  unitFrom?: Expression;
  /** An emoji before the unit, as an expression. None if it is empty. It is enough where the title names the unit. */
  unitEmojiFrom?: Expression;
  /** What happens to a number outside the limits. blur, the default: it moves to the limit when the control is left. strict: one below the minimum is not accepted while typing either. none: it stays, and saving is refused. */
  clampBehavior?: "blur" | "strict" | "none";
};

/** A percentage, always shown with its sign. It is stored as 0 to 100; with `"wire": { "as": "fraction" }` the API has 0 to 1. */
export type PercentWidget = {
  widget: "percent";
  /** The step of the arrow keys. If omitted, `multipleOf` is used. */
  step?: number;
};

/** A role of the server. */
export type RoleWidget = {
  widget: "role";
  /** Roles whose name contains one of these words are not offered. */
  hideNames?: readonly string[];
  /** true: roles that other entries of the list already use are not offered. */
  unique?: true;
};

/** Several roles of the server. */
export type RolesWidget = {
  widget: "roles";
  /** Roles whose name contains one of these words are not offered. */
  hideNames?: readonly string[];
};

/** A list of entries that are always open for editing. */
export type RowsWidget = {
  widget: "rows";
  /** The button that adds an entry. */
  addLabel: string;
  /** true: owners put the entries in order, and that order is stored. The list then has no `sortBy`. If `wire` makes it a map, the bot also gets the keys in their order, under its name with `_order`. */
  reorderable?: true;
  /** The prefix of the keys of new entries. Empty: the key is only a timestamp. */
  idPrefix?: string;
  /** Shown while the list is empty: what its entries are for. Without it, the list shows a general sentence. */
  empty?: string;
  presets?: Presets;
};

/** Times on days of the week, in the server's time zone. Include `schedule` or `times` of `schemas/shared/schedule.json`, which have its settings and texts. */
export type ScheduleWidget = {
  widget: "schedule";
  /** The button that adds times. */
  addLabel: string;
  /** The button that adds the same times on the days that have none yet. */
  copyLabel: string;
  /** Shown at times that end on the day after they begin. */
  nextDay?: string;
  /** Shown at times that end when they begin, a day later. */
  wholeDay?: string;
  /** The lines of an entry, from top to bottom; settings in an inner list are placed side by side. */
  layout?: readonly (string | readonly string[])[];
  /** The prefix of the keys of new entries. Empty: the key is only a timestamp. */
  idPrefix?: string;
};

/** One of a list of choices, in a drop-down. */
export type SelectWidget = {
  widget: "select";
  options?: Options;
  /** The choices are the entries of this list of the module. A list inside entries is named with those around it, such as `prizes.tiers`: a setting of a prize then chooses among the tiers of that prize, any other setting among those of all prizes. What is stored is the key of the entry; an empty text is the choice of none. */
  entriesOf?: string;
  /** With `entriesOf`: the choice of no entry. Without it, a choice can be changed but not taken back. */
  none?: string;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Choices from a list of the screen. */
  optionsFrom?: {
    /** The name of a list in `lists`. */
    list: string;
    /** The property of an entry that is stored. */
    value: string;
    /** The property of an entry that is shown to users. */
    title: string;
    /** Only entries for which this condition is true are offered. The entry is `item`. */
    where?: Expression;
    /** Shown while there are no choices: the first text whose condition is true. */
    empty?: readonly ({
      /** The condition. Without one the text always fits. */
      when?: Expression;
      /** The sentence. */
      text: string;
    })[];
  };
};

/** The choices, in this order; those in `options` of an inner entry are listed under its heading. They are what may be stored, unless `enum` says so. */
export type Options = readonly (OptionGroup | Option)[];

export type OptionGroup = {
  /** The heading. */
  title: string;
  /** The choices under it. */
  options: readonly Option[];
};

export type Option = {
  /** What is stored. */
  value: string | number;
  /** The text of the choice. */
  title: string;
  plan?: string;
  lockedMessage?: string;
};

/** A number between its limits, chosen by dragging. For values whose exact number matters little; the arrow keys move by one step. */
export type SliderWidget = {
  widget: "slider";
  /** Text after the number, for example minutes. */
  unit?: string;
};

/** The style of a button. */
export type StyleWidget = {
  widget: "style";
  /** The choices, in order. */
  options: readonly ({
    /** What is stored. */
    value: string;
    /** The text of the choice. */
    title: string;
    /** The color of the button, for example #5865f2. */
    color: string;
  })[];
};

/** On or off. */
export type SwitchWidget = {
  widget: "switch";
};

/** A list of short texts. */
export type TagsWidget = {
  widget: "tags";
  /** Placeholder text in the empty field. */
  placeholder?: string;
};

/** One line of text. */
export type TextWidget = {
  widget: "text";
  /** true: spaces at both ends are removed when the user leaves the field. */
  trim?: boolean;
  /** short: a narrow field for a few characters. */
  size?: "short";
  /** Placeholder text in the empty field. */
  placeholder?: string;
  /** Variables that can be inserted. The bot replaces them. */
  variables?: readonly TextVariable[];
};

export type TextVariable = {
  /** The name in the list of variables. */
  name: string;
  /** The text that is inserted, for example {user}. The bot replaces it. */
  token: string;
  /** What the bot replaces it with. */
  help: string;
  plan?: string;
  lockedMessage?: string;
  /** Offered only while this condition is true. */
  visible?: Expression;
};

/** One of several themes, each shown with its colors. */
export type ThemeWidget = {
  widget: "theme";
  /** The themes, in order. Their values are those of `enum`. */
  options: readonly ({
    /** What is stored. */
    value: string;
    /** The name of the theme. */
    title: string;
    /** Background, secondary color and text color. */
    colors: readonly string[];
    plan?: string;
    lockedMessage?: string;
  })[];
};

/** A time of day. */
export type TimeWidget = {
  widget: "time";
};

/** An address on the web. The setting needs `url`, which says what it may be. */
export type UrlWidget = {
  widget: "url";
  /** Placeholder text in the empty field. */
  placeholder?: string;
};

/** A condition between settings, or between a setting and the server. */
export type Rule = {
  /** The list for whose entries the rule is checked: `prizes`, or `prizes.tiers` for a list inside its entries. The entry is then `item`, and the entry around it `parent`. */
  each?: string;
  /** The rule applies only while this condition is true. */
  when?: Expression;
  /** What must be true. Otherwise the message is shown and saving is refused. */
  rule: Expression;
  /** A number for the rule. Expressions read it as limit; the message contains it as {limit}. */
  limit?: number;
  /** The setting at which the message is shown (a setting of the entry, with `each`). While it is hidden or disabled, the rule does not apply. */
  at: string;
  /** One sentence that says what to do. {limit} is replaced by the rule's number, {name} by a value from `params`. */
  message: string;
  /** Values for the {name} placeholders in the message. */
  params?: Record<string, Expression>;
  /** warning: the message is shown, but saving is possible. */
  severity?: "error" | "warning";
  /** atOnce: the message is shown as soon as the rule is broken, not only after a refused save. */
  said?: "atOnce";
};

/** A change to the form that follows from another change. */
export type Effect = {
  /** The list whose entries the effect is about: `prizes`, or `prizes.tiers` for a list inside its entries. The entry is then `item`, and the entry around it `parent`. */
  each?: string;
  /** The settings whose change triggers the effect. load: when the form is loaded. save: when it is saved. done: when Done is pressed on an entry. */
  on?: readonly string[];
  /** The effect applies only if this condition is true after the change. */
  when?: Expression;
  /** The new values, by setting. */
  set?: Record<string, Expression>;
  /** Settings to reset to their defaults. */
  reset?: readonly string[];
  /** Settings that trigger the effect when the user leaves their field; for changes that would disturb typing. */
  leave?: readonly string[];
};

/** What 'op' names */
export type MigrationStep = OneOf<ConvertStep | JoinStep | MoveStep | RemoveStep | RenameStep | ReplaceStep | RewireStep | RoundStep | SplitStep>;

/** Stored values become values of another type: texts such as 12 or true become numbers or on and off, and the other way round; one value becomes a list, and a list one text. `null` stays, or becomes an empty list. A value that cannot be converted is dropped: the setting gets its default, and `npm run migrate:dry` counts it. */
export type ConvertStep = {
  op: "convert";
  /** The path of the setting. */
  path: string;
  /** The new type. Entries of a new list keep the type of the value; convert them with a further step whose path ends in `*`. */
  to: "string" | "number" | "integer" | "boolean" | "array";
  /** The separator of the entries where a text becomes a list, or a list a text. Without it, a text becomes a list with one entry. */
  separator?: string;
};

/** Stored values become parts of one text. Parts that are empty or were never saved are left out. */
export type JoinStep = {
  op: "join";
  /** The paths of the parts, in order. They are removed, except one that is `to` as well. */
  from: readonly string[];
  /** What is put between the parts. */
  separator: string;
  /** The path of the text. Only its last part may differ from those in `from`. */
  to: string;
};

/** The setting was part of another module. Its stored value counts until this module saves one. */
export type MoveStep = {
  op: "move";
  /** Where the value was stored. */
  from: {
    /** The id of the other module. */
    module: string;
    /** The ids of its documents that may hold the value, the current one first. */
    documents: readonly string[];
    /** How many migrations the other module had when the setting left it. */
    version: number;
    /** The name of the setting in the other module. */
    path: string;
  };
  /** The name of the setting in this module. */
  to: string;
};

/** The setting no longer exists, or some of its values no longer do. Servers that had stored them get the default. */
export type RemoveStep = {
  op: "remove";
  /** The path of the setting whose stored value is removed. */
  path: string;
  /** Remove only these values: choices that no longer exist. */
  values?: readonly (string | number | boolean)[];
  /** Remove every value but these: the choices of a setting that used to accept any text. */
  except?: readonly (string | number | boolean)[];
};

/** The setting has a new name; stored values are kept. */
export type RenameStep = {
  op: "rename";
  /** The old path of the setting. */
  from: string;
  /** The new path. Only the last part may differ. */
  to: string;
};

/** Stored values are replaced by others. Values that are not listed stay as they are. */
export type ReplaceStep = {
  op: "replace";
  /** The path of the setting whose stored value is replaced. */
  path: string;
  /** The new values, by old value. */
  values: Record<string, Json>;
};

/** The bot finds the setting under another name, in another document or in another form. Stored values stay as they are; this step says that the bot's developers know. */
export type RewireStep = {
  op: "rewire";
  /** The path of the setting. */
  path: string;
};

/** Stored numbers are rounded to a multiple. */
export type RoundStep = {
  op: "round";
  /** The path of the setting. */
  path: string;
  /** The number to whose multiples values are rounded; 1 if omitted. */
  multipleOf?: number;
  /** Which multiple: the nearest (if omitted), the next higher or the next lower. */
  mode?: "nearest" | "up" | "down";
};

/** A stored text is split at a separator, and each part becomes a setting. The last one gets the rest. */
export type SplitStep = {
  op: "split";
  /** The path of the text, which is removed unless it is listed in `to`. */
  path: string;
  /** The separator of the parts. Spaces around parts are removed. */
  separator: string;
  /** The paths of the parts, in order. Only their last part may differ from `path`. */
  to: readonly string[];
};
