// Made by `npm run generate` from schemas/. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The source text of an expression. It is the key of its compiled function. */
export type Expression = string;

/** One of several shapes. What only another one has can be asked for, and is undefined. */
type OneOf<Shape, Whole = Shape> = Shape extends unknown
  ? Shape & { [Name in Exclude<KeyOf<Whole>, keyof Shape>]?: undefined }
  : never;
type KeyOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** One module of the bot: its screen, where it is stored, its settings and what must hold between them. docs/schemas.md explains each part. */
export type Module = {
  screen: Screen;
  /** Words that effects write into settings, as texts.<name>. They stand here so that they can be translated. */
  texts?: Record<string, string>;
  /** What the whole module needs: a plan, or a condition. While one is not met, the screen shows its notice and a save is refused. */
  requires?: readonly Requirement[];
  calls?: Calls;
  /** Lists that calls answer. Expressions read them as lists.<name>, and choices and histories can be made of them. */
  lists?: Record<string, ListCall>;
  /** Everything that may be stored. */
  settings?: {
    /** The settings, by the name under which they are stored. */
    properties: Fields;
  };
  /** What must hold between settings, or between a setting and the server's roles, channels, plan or another module. */
  rules?: readonly Rule[];
  /** What follows in the form when a setting changes. */
  effects?: readonly Effect[];
};

/** What the module is called, where it stands in the menu and how it is laid out. */
export type Screen = {
  /** The heading of the screen and its name in the menu. */
  title: string;
  /** One sentence below the heading. */
  description?: string;
  /** Its place in the side menu. Without it the screen is reached by its address only. */
  menu?: {
    /** The id of a group in schemas/screens/configure.json. */
    group: string;
    /** Smaller numbers stand higher. Each number once in a group. */
    order: number;
    /** The icon before the name. */
    icon: string;
    /** A word beside the name, like NEW. */
    badge?: string;
  };
  /** For a screen that is announced and has no settings yet: the sentence that it shows. */
  placeholder?: string;
  /** person: the screen is about the person and about no server. Its calls are relative to /auth/, nothing of it is stored, and visitors see it too. */
  scope?: "person";
  /** discard: 'unsaved changes' with Save and Discard. prompt: the question with SAVE and CANCEL. */
  saveBar?: "discard" | "prompt";
  /** Without the right to change settings. redirect: back to the server list. readOnly: the screen can be read. */
  denied?: "redirect" | "readOnly";
  /** The parts of the screen from top to bottom: sections with settings, and blocks without. */
  layout: readonly Part[];
  /** A sentence of the screen's own for people who may only read it. */
  deniedNotice?: string;
  /** Where it is said what came of a button: in a banner that goes by itself, or in a dialog. */
  outcomes?: "banner" | "dialog";
  /** What the screen does when somebody comes back to it from another site. */
  arrivals?: readonly Arrival[];
  /** Settings of a person's screen that stay chosen for as long as the tab is open, also when another site leads back. */
  keeps?: readonly string[];
};

/** A section with settings, a block without, or tabs. */
export type Part = Tabs | PlainPart;

/** Parts of a screen of which one is shown at a time. */
export type Tabs = {
  /** A word that tells the groups of tabs apart. */
  tabs: string;
  /** The tabs, from left to right. */
  panels: readonly ({
    /** A name by which the tab can be opened from elsewhere. It is part of the address. */
    panel?: string;
    /** The name on the tab. */
    title: string;
    /** What the tab shows, from top to bottom. */
    layout: readonly PlainPart[];
  })[];
};

/** A section with settings, or a block without. */
export type PlainPart = Block | Section;

export type Block = OneOf<BotPreviewBlock | CommandsBlock | ContactBlock | EntriesBlock | ListBlock | LoginBlock | NoteBlock | ReportedBlock | SlotBlock | TilesBlock>;

/** How a reply of the bot looks with the settings on this screen. */
export type BotPreviewBlock = {
  block: "botPreview";
  /** The heading. */
  title?: string;
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The message that the preview shows. */
  text: string;
  /** The setting that holds the bot's name. */
  name: string;
  /** The setting that holds the color of the stripe. */
  color: string;
  /** The setting that says whether replies are plain text or a card. */
  style: string;
};

/** Commands of the bot with what each does. */
export type CommandsBlock = {
  block: "commands";
  /** The heading. */
  title: string;
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The commands, in this order. */
  items: readonly ({
    /** The command as a member types it. */
    command: string;
    /** What it does. */
    description: string;
    /** Who may use it, like Admin. */
    badge?: string;
  })[];
};

/** The address for questions. */
export type ContactBlock = {
  block: "contact";
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The sentence. {mail} is the address. */
  text: string;
};

/** What a call lists, with a button that adds to it and one for each entry. */
export type EntriesBlock = {
  block: "entries";
  /** The heading. */
  title: string;
  /** A sentence above the list. */
  help?: string;
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The list of the screen that is shown, in place of `path`, `list` and `failure`. */
  from?: string;
  /** The call that answers the list, relative to the server. */
  path?: string;
  /** The property of the answer that holds the list. */
  list?: string;
  /** The property that tells entries apart, if it is not called id. */
  key?: string;
  /** A picture before each entry. */
  picture?: {
    /** Where pictures are, relative to the chat platform's. {property} is a value of the entry. */
    path: string;
    /** Where it has no value there is no picture. */
    property: string;
    /** The property whose first letter stands in. */
    name: string;
  };
  /** What is shown of each entry, from left to right. */
  columns: readonly Column[];
  /** Sentences below an entry, each while its condition is true of it. */
  notes?: readonly ({
    /** About the entry, item. */
    when: Expression;
    /** The sentence. {property} is the value of a column in words. */
    text: string;
  })[];
  /** Shown in place of an empty list. */
  empty: string;
  /** The sentence when the list cannot be read. */
  failure?: string;
  /** The list is read again and again while something is under way. */
  refresh?: {
    /** What is true of an entry with which something is under way. The entry is `item`. */
    while: Expression;
    /** Milliseconds from one reading to the next. */
    every: number;
  };
  /** Single values of the answer, shown above the list. */
  facts?: readonly Column[];
  /** The button above the list, which adds an entry. */
  create?: Action;
  /** The buttons at each entry. Those with `confirm` ask before they act. Unless they say otherwise, the screen is loaded anew afterwards. */
  actions?: readonly Action[];
};

/** A property of an entry, and how it is written. */
export type Column = {
  /** The property that holds the value. */
  property: string;
  /** Its heading. */
  title: string;
  /** How it is written. text: as it comes. time, date and moment: in the reader's own way, a moment with its seconds. choice: by the title that the setting `field` gives it. case: by the first of `cases` that is true. money: in hundredths, with the currency in the property `currency`. link: a file to save, at `to`. number, milliseconds, hours (from seconds), percent (from a fraction): a number, in the reader's own way. */
  as?: "text" | "time" | "date" | "moment" | "choice" | "case" | "money" | "link" | "number" | "milliseconds" | "hours" | "percent";
  /** For a choice: the setting whose options have the titles. */
  field?: string;
  /** Shown where there is no value. */
  empty?: string;
  cases?: Cases;
  /** For money: the property that holds the currency. */
  currency?: string;
  /** For a link: the address of the file, with the value as {id}. */
  to?: string;
  /** For a link: its words. */
  label?: string;
  /** It is shown only while this condition is true. In a list, the entry is `item`. */
  visible?: Expression;
};

/** Texts, the first of which whose condition is true is shown. Where none is, the value stands as it comes. */
export type Cases = readonly ({
  /** The condition, with the entry as `item`. Without one the text always fits. */
  when?: Expression;
  /** What is shown. */
  text: string;
  /** Makes it a badge of this color. */
  tone?: "neutral" | "success" | "warning" | "danger";
})[];

/** A button that makes a call. */
export type Action = {
  /** The words on the button. */
  label: string;
  /** primary: the one button that people come for. */
  look?: "primary" | "secondary";
  /** The call that it makes, relative to the server; on a person's own screen, to /auth/. {id} is that of the entry. */
  path: string;
  /** What it sends, by name. */
  body?: Record<string, Expression>;
  /** At an entry: the button is there only while this condition is true. The entry is `item`. */
  visible?: Expression;
  /** It can be pressed only while this condition is true. */
  enabled?: Expression;
  /** What must be true before the call is made. */
  needs?: readonly ({
    /** What must be true, over the form. */
    rule: Expression;
    /** The setting at which the sentence is shown. */
    at: string;
    /** What to do, in one sentence. */
    message: string;
  })[];
  /** At an entry: the question before it acts. */
  confirm?: {
    /** The heading of the question. */
    title: string;
    /** What will happen. {property} is the value of a column. */
    text: string;
    /** false: Yes takes nothing away. */
    destructive?: false;
    /** Other words for the answers. */
    labels?: {
      /** In place of Yes. */
      yes?: string;
      /** In place of No. */
      no?: string;
    };
    /** A text to write, which is sent with the call. */
    ask?: TextQuestion;
  };
  /** At an entry: what is shown with the question, lists that another call answers. */
  preview?: {
    /** The call that answers them, relative to the server. {id} is that of the entry. */
    path: string;
    /** The property of the answer that holds a sentence where it cannot be done. The question is then not asked. */
    refused?: string;
    /** Things of the server that are gone, with a picker for each of what stands in for it. */
    mapping?: MappingList;
    /** The lists, in this order. */
    lists: readonly PreviewList[];
  };
  /** At an entry. list: a success reads the list anew and leaves the rest of the screen as it is, with what is not saved. Without it, the whole screen is loaded anew. */
  refreshes?: "list";
  /** The browser goes on to the address that the call answers, on another site. */
  redirect?: {
    /** The property of the answer that holds the address. */
    property: string;
    /** The sentence when the answer has no address. */
    missing: string;
    /** Something that is needed when the person comes back. */
    remember?: {
      /** The name by which an arrival finds it again. */
      as: string;
      /** What to keep in this browser. */
      value: Expression;
    };
  };
  /** The sentence once it is done, where the server says none. At an entry, {property} is the value of a column. */
  success?: string;
  /** The sentence when it could not be done and the server does not say why. */
  failure: string;
  /** true: the success is shown with confetti. */
  celebrate?: true;
  /** Settings that a success puts back to their defaults: what it has used up. */
  reset?: readonly string[];
  /** The tab that a success opens. */
  opens?: string;
};

/** A text that is asked for with the question of a button. */
export type TextQuestion = {
  /** The property of the body that it is sent as. */
  name: string;
  /** What to write. */
  title: string;
  /** A sentence below it. */
  help?: string;
  /** How many characters it has at most. */
  maxLength: number;
  /** The property of the entry that it starts from. */
  value?: string;
};

/** Things that are gone, for which a person chooses what stands in. */
export type MappingList = {
  /** The property of the answer that holds them. An entry has `key`, `kind` (role, channel, voiceChannel, category or emoji), `title`, `where`, `types` (of channels, or null) and `target`. */
  list: string;
  /** What the choices are sent as, by key: a property of the body, and a parameter of the preview's address, as JSON. */
  as: string;
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  help?: string;
  /** The words for choosing nothing. */
  none: string;
};

/** A list that is shown with the question of an entry's button. */
export type PreviewList = {
  /** The property of the answer that holds the list. */
  list: string;
  /** The heading of the list. */
  title: string;
  /** A sentence below the heading. */
  help?: string;
  /** What is shown of each entry, from left to right. */
  columns: readonly Column[];
  /** Shown in place of an empty list. Without it, an empty list is left out. */
  empty?: string;
};

/** Sentences as a list. */
export type ListBlock = {
  block: "list";
  /** The heading. */
  title: string;
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The sentences, in this order. */
  items: readonly (string | {
    /** The sentence. */
    text: string;
    /** It is there only while this condition is true. */
    visible: Expression;
  })[];
  /** Values for the words in braces. */
  params?: Record<string, Expression>;
};

/** For visitors: why to sign in, and the button. */
export type LoginBlock = {
  block: "login";
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The heading. */
  title: string;
  /** What there is after signing in. */
  text: string;
  /** The words on the button. */
  label: string;
};

/** A remark between the sections. */
export type NoteBlock = {
  block: "note";
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The remark. */
  text: string;
  /** Values for the words in braces. */
  params?: Record<string, Expression>;
};

/** Values that the bot reports, to be read. */
export type ReportedBlock = {
  block: "reported";
  /** The heading. */
  title: string;
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The values, from left to right. */
  values: readonly ReportedColumn[];
};

export type ReportedColumn = {
  /** The name of the value in `reported`. */
  property: string;
  /** Its heading. */
  title: string;
  /** How it is written. text: as it comes. time and date: a moment, in the reader's own way. */
  as?: "text" | "time" | "date";
  /** Shown where there is no value. */
  empty?: string;
  /** It is shown only while this condition is true. */
  visible?: Expression;
};

/** A part that is written by hand, by its name. */
export type SlotBlock = {
  block: "slot";
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The name of the part. */
  slot: string;
};

/** Values that a call answers, each on a tile of its own. */
export type TilesBlock = {
  block: "tiles";
  /** The part is on the screen only while this condition is true. */
  visible?: Expression;
  /** The call that answers the values, relative to the server; on a person's own screen, to /auth/. With a slash before it, an address of the whole site. */
  path: string;
  /** Reads the values again after so many milliseconds, while the page is seen. */
  refresh?: number;
  /** The sentence while the values cannot be read. Those that were read before stay. */
  failure: string;
  /** Values of the answer, by names of their own. Conditions of the tiles read them as item.<name>. */
  values: Record<string, AnsweredValue>;
  /** The tiles, from top to bottom; those in an inner list stand beside each other. */
  rows: readonly (readonly Tile[])[];
  /** A value below the tiles: the moment at which the others were true. */
  updated?: Column;
};

/** One value. It may be missing. */
export type AnsweredValue = {
  /** Where the value is in the answer, if not under its own name. */
  property?: string;
  /** string (text), number (with decimals), integer (whole number), boolean (yes or no). */
  type: "string" | "number" | "integer" | "boolean";
};

export type Tile = {
  /** The name of the value in `values`. */
  property: string;
  /** What it is. */
  title: string;
  /** How it is written. text: as it comes. time, date and moment: in the reader's own way, a moment with its seconds. case: by the first of `cases` that is true. number, milliseconds, hours (from seconds), percent (from a fraction): a number, in the reader's own way. */
  as?: "text" | "time" | "date" | "moment" | "case" | "number" | "milliseconds" | "hours" | "percent";
  cases?: Cases;
  /** Draws the value as a part of a ring. The first of `cases` that is true gives it a word and a color. */
  ring?: {
    /** What the whole ring stands for. */
    maximum: number;
  };
  /** A sentence below the value. {name} is one of `values`. */
  help?: string;
  /** Shown where there is no value. */
  empty?: string;
};

/** Settings under a heading. */
export type Section = {
  /** A word that tells the sections apart. */
  section: string;
  /** The heading of the section. */
  title?: string;
  /** One sentence below the heading. */
  help?: string;
  /** The section is on the screen only while this condition is true. */
  visible?: Expression;
  /** Its settings can be used only while this condition is true. */
  enabled?: Expression;
  /** The sentence while `enabled` is not true: what to turn on first. */
  disabledReason?: string;
  /** Names of settings, in this order. Names in an inner list stand beside each other. */
  fields: readonly (string | readonly string[])[];
  /** Shown where the server's plan does not include what is in the section. */
  notice?: {
    /** The plan that includes it. */
    plan: string;
    /** The heading of the panel. */
    title: string;
    /** What is missing and what it would bring. */
    text: string;
    /** The button that leads to what is missing. */
    action: {
      /** The words on the button. */
      label: string;
      /** Where it leads. */
      to: string;
    };
  };
  /** Buttons below the settings. */
  actions?: readonly Action[];
};

/** What the screen does when somebody comes to it by an address with these parameters. */
export type Arrival = {
  /** The parameters of the address that mean it, like { "success": "true" }. They are removed once it is dealt with. */
  query: Record<string, string>;
  /** The name under which a redirect kept something. It is forgotten afterwards. */
  remembered?: string;
  /** Asks until something has happened elsewhere. Then the screen is loaded anew. */
  wait?: {
    /** The call that is asked, relative to the server; on a person's own screen, to /auth/. {remembered} is what was kept. */
    path: string;
    /** The property of the answer that becomes true. */
    until: string;
    /** What ends the waiting because it will not happen any more. */
    unless?: {
      /** The property of the answer that is true then. */
      property: string;
      /** The sentence that is said then. */
      text: string;
      /** The tab that is opened then. */
      opens?: string;
    };
    /** Milliseconds from one call to the next. */
    every: number;
    /** How often it is asked at most. */
    times: number;
    /** The sentence while it is asked. */
    text: string;
    /** The sentence when it was asked often enough, or nothing was kept. */
    later: string;
    /** The sentence when no call was answered. */
    failure: string;
  };
  /** The sentence for what went well. */
  success?: string;
  /** true: the success is shown with confetti. */
  celebrate?: true;
  /** The sentence for what did not. */
  failure?: string;
  /** The tab that is opened. */
  opens?: string;
};

/** What the whole module needs, with the notice while it is not met. */
export type Requirement = {
  /** The plan that the module needs, by its id in schemas/plans.json. */
  plan?: string;
  /** A condition over other modules (modules.<id>.<setting>) or the plan. This module's own settings cannot be read here. */
  rule?: Expression;
  /** The panel on the screen while it is not met. */
  notice: Notice;
  /** The sentence with which the server refuses a save. */
  message: string;
};

/** What is said in place of something that cannot be used yet, and the way there. */
export type Notice = {
  /** The heading of the panel. */
  title: string;
  /** What is missing and what it would bring. */
  text: string;
  /** The button that leads to what is missing. */
  action: {
    /** The words on the button. */
    label: string;
    /** Where it leads. */
    to: string;
  };
};

/** Where the settings are loaded from and saved to. A developer sets this up together with the bot's API. */
export type Calls = {
  /** Lists of the server that the screen needs. */
  reads: readonly ("roles" | "channels" | "voiceChannels" | "categories" | "botAvatar")[];
  /** When such a list cannot be read. error: the screen says so. empty: the list is empty. */
  onReadFailure?: "error" | "empty";
  /** Documents of other modules that conditions and rules read as modules.<module>.<setting>. */
  uses?: readonly ({
    /** The id of the other module: the name of its folder. */
    module: string;
    /** The id of one of its documents. */
    document: string;
  })[];
  /** The parts of the settings that are loaded and saved by one pair of calls. Each setting belongs to exactly one. */
  documents: readonly DocumentCall[];
  /** Ids of documents that there were. What servers have stored in them counts until a setting is saved in the document that it belongs to now. */
  formerDocuments?: readonly string[];
  /** sequence: saved one after the other, stopping at the first failure. together: all at once. */
  order: "sequence" | "together";
  /** The sentence after a save. */
  success: string;
  /** The sentence for people without the right to change settings. */
  denied: string;
};

/** Settings that are loaded and saved by one pair of calls. */
export type DocumentCall = {
  /** A word that tells the documents apart. Stored settings are kept under it, so it never changes. */
  id: string;
  /** Names of the settings in it. */
  fields: readonly string[];
  /** Values that the bot reports, by name. They come with the settings, are no settings, and a save that carries them changes nothing. */
  reported?: Record<string, ReportedValue>;
  /** The call that reads it. */
  load: {
    path: string;
    /** permissions: the values come with the answer that says what the person may do. */
    from?: "permissions";
    /** Only servers on this plan are asked; others start from the defaults. */
    plan?: string;
    /** The sentence when it cannot be read. */
    failure: string;
    /** error: the screen shows the sentence and no form. defaults: it shows the defaults below the sentence. Nothing can be changed before the settings have loaded. */
    onFailure?: "error" | "defaults";
    /** Facts about the server that the answer carries beside the settings. */
    adds?: readonly ("is_premium" | "server_name")[];
    /** The settings stand inside this property of the answer. */
    nested?: string;
  };
  /** The call that writes it. */
  save: {
    path: string;
    /** The sentence when it cannot be written. */
    failure: string;
    /** Sentences for single answers, by their HTTP status. They count before the server's own. */
    failures?: Record<string, string>;
    /** changed: it is sent only if one of its settings changed. */
    when?: "always" | "changed";
    /** true: settings that are locked on the server's plan are not sent. */
    omitLocked?: boolean;
    /** Values that are always sent and are no settings. */
    constants?: Record<string, Json>;
    /** Settings of the document that are loaded and not sent. The server leaves them as they are stored, whoever sends them. */
    omit?: readonly string[];
  };
};

/** A value that the bot reports: it comes with the answer of a load and is no setting. */
export type ReportedValue = {
  /** What the bot reports: string (text), number (with decimals), integer (whole number), boolean (on or off), ["string", "null"] (a text or a moment, or none). */
  type: "string" | "number" | "integer" | "boolean" | ["string","null"];
  /** What is answered until the bot has reported. */
  default: Json;
};

/** A list that a call answers. Expressions read it as lists.<name>. */
export type ListCall = {
  /** The call that answers the list, relative to the server; on a person's own screen, to /auth/. */
  path: string;
  /** The property of the answer that holds the list. Without it the answer itself is the list. */
  property?: string;
  /** What an entry has, by name, as far as the screen reads it. */
  entries: Record<string, {
    /** string (text), number, integer (whole number), boolean (yes or no), ["string", "null"] (text, or none). */
    type: "string" | "number" | "integer" | "boolean" | ["string","null"];
  }>;
  /** The sentence when the list cannot be read. The screen then shows nothing else. */
  failure: string;
};

export type Fields = Record<string, Field>;

/** One value that an owner can set, or a list or group of them. */
export type Field = {
  /** What is stored: string (text), number (with decimals), integer (whole number), boolean (on or off), array (a list), object (a group of settings), ["string", "null"] (the id of a role or channel, or none). Once servers have stored values, changing it needs a migration. */
  type: "string" | "number" | "integer" | "boolean" | "array" | "object" | ["string","null"];
  /** The name of the setting on the screen. */
  title: string;
  /** One sentence below the setting: what it does, not how it works. Write {minimum}, {maximum} and so on for its limits. */
  help?: string;
  /** The value while the owner has chosen none. It must keep the setting's own limits on every plan. */
  default: Json;
  /** The fewest characters of a text. */
  minLength?: number;
  /** The most characters of a text. Every text without `enum` needs it. */
  maxLength?: number;
  /** A regular expression that a text must match, like ^[0-9]*$ for digits only. */
  pattern?: string;
  /** The smallest number. */
  minimum?: number;
  /** The largest number. */
  maximum?: number;
  /** The number must be greater than this one. */
  exclusiveMinimum?: number;
  /** The number must be a multiple of this one, like 0.5. */
  multipleOf?: number;
  /** The fewest entries of a list. */
  minItems?: number;
  /** The most entries of a list. Every list needs it. */
  maxItems?: number;
  /** true: no entry of a list twice. ignoreCase: of texts, neither in another case. */
  uniqueItems?: true | "ignoreCase";
  /** The only values that may be stored. They are the limit of a text, too. Once servers have stored one, removing it needs a migration. */
  enum?: readonly (string | number)[];
  /** What each entry of a list is. */
  items?: Field;
  /** The settings of a group, or of each entry of a list. */
  properties?: Fields;
  refers?: Reference;
  /** Other ways to write a text, as regular expressions that know no case. Form and server store what the first group, in round brackets, matches. */
  normalize?: readonly string[];
  /** Tighter limits of a text that hold only while a condition is true. The first whose condition is true counts. */
  limits?: readonly ConditionalLimit[];
  /** What is different on a plan, by the plan's id: other limits, or locked. */
  plans?: Record<string, PlanOverride>;
  messages?: Messages;
  /** owner: only the server's owner sees and changes the setting. Leave it out for everybody who may change settings. */
  access?: "owner";
  /** The setting is on the screen only while this condition is true. A hidden setting keeps its value; neither its smallest length nor a rule at it asks for another one. */
  visible?: Expression;
  /** The setting can be used only while this condition is true. One that is switched off keeps its value; neither its smallest length nor a rule at it asks for another one. */
  enabled?: Expression;
  /** The sentence beside the setting while `enabled` is not true: what to turn on first. */
  disabledReason?: string;
  wire?: WireForm;
  /** How the setting is drawn. A setting without it is stored and not shown. */
  ui?: Widget;
  /** While this is true of what is stored (saved) and of the new settings (self), a save leaves the stored value as it is. */
  keep?: Expression;
  /** Values for the {name} parts of its title, help and sentences. */
  params?: Record<string, Expression>;
};

/** What the stored id belongs to. The server refuses an id that is not in the server's list. */
export type Reference = {
  /** The list of the server that the id must be in. */
  to: "role" | "channel" | "voiceChannel" | "category";
  /** Channel types that may be chosen, by the chat platform's numbers: 0 is a text channel. All when it is left out. */
  types?: readonly number[];
  /** Of a role: the bot gives it to members or takes it from them. Roles of other bots, @everyone and roles that are not below the bot's own cannot be chosen. */
  assignable?: true;
  /** Of a channel or category: the permissions that the bot needs there for what it does. One where it lacks any of them cannot be chosen. Nothing is checked when it is left out. */
  botNeeds?: readonly ("VIEW_CHANNEL" | "SEND_MESSAGES" | "EMBED_LINKS" | "ATTACH_FILES" | "CONNECT" | "MOVE_MEMBERS" | "MANAGE_CHANNELS")[];
};

/** A tighter limit of a text that holds only while a condition is true. */
export type ConditionalLimit = {
  /** The condition under which the limit holds. */
  when: Expression;
  /** The most characters while the condition is true. Needs a sentence `length`. */
  maxLength?: number;
  /** The most lines while the condition is true. Needs a sentence `lines`. */
  maxLines?: number;
  /** The counter warns above this many characters. */
  warnAbove?: number;
  messages?: Messages;
};

/** The sentence for each limit that a person can break. Write {maxLength}, {minimum} and so on for the limit's number, so that it stands in one place only. */
export type Messages = Record<string, string>;

/** What is different on one plan. */
export type PlanOverride = {
  /** The setting cannot be changed on this plan. default: it counts as its default; stored: it counts as what is stored. Nothing that an owner stored is deleted. */
  locked?: "default" | "stored";
  /** Why it is locked and what unlocks it. Shown on an attempt to change it; the server answers it too. */
  message?: string;
  /** What other plans allow beyond the limits of this one. Write {maximum}, {maxItems} and so on for the setting's limits without this plan. */
  hint?: string;
  messages?: Messages;
  /** The fewest characters on this plan. */
  minLength?: number;
  /** The most characters on this plan. */
  maxLength?: number;
  /** The regular expression that a text must match on this plan. */
  pattern?: string;
  /** The smallest number on this plan. */
  minimum?: number;
  /** The largest number on this plan. */
  maximum?: number;
  /** The number must be greater than this one on this plan. */
  exclusiveMinimum?: number;
  /** The number must be a multiple of this one on this plan. */
  multipleOf?: number;
  /** The fewest entries on this plan. */
  minItems?: number;
  /** The most entries on this plan. */
  maxItems?: number;
  /** The only values that may be stored on this plan. */
  enum?: readonly (string | number)[];
};

/** How the setting is written in the API, where that differs from the form. */
export type WireForm = {
  /** Where the setting stands in the API, if not under its own name: another name, or a place inside an object, like emoji_roles.message. */
  path?: string;
  /** A list of entries is written as a map. */
  as: "map";
  /** The setting of an entry that becomes the key in the map. */
  key: string;
  /** The one setting of an entry that becomes the value in the map; all others when it is left out. */
  value?: string;
  /** A setting of an entry that stands before the key, with _ between them. */
  prefix?: string;
} | {
  /** Where the setting stands in the API, if not under its own name: another name, or a place inside an object, like emoji_roles.message. */
  path?: string;
  /** map: a list becomes a map. fraction: a percentage becomes a fraction. */
  as?: "fraction";
};

export type Widget = OneOf<CardsWidget | ChannelWidget | ChecksWidget | ColorWidget | EmojiWidget | ItemsWidget | MessageWidget | NumberWidget | RoleWidget | RowsWidget | SelectWidget | StyleWidget | SwitchWidget | TagsWidget | TextWidget | ThemeWidget | TimeWidget>;

/** One of a few choices, each with a sentence of its own. Also for on or off. */
export type CardsWidget = {
  widget: "cards";
  /** The choices, in this order. Their values are those of `enum`, or true and false for on or off. */
  options: readonly Card[];
};

export type Card = {
  /** What is stored. */
  value: string | number | boolean;
  /** What a person reads. */
  title: string;
  /** A sentence below the title. */
  help?: string;
  plan?: string;
  lockedMessage?: string;
  /** The choice can be taken only while this condition is true. */
  enabled?: Expression;
  /** Why it cannot be taken while `enabled` is not true. */
  disabledReason?: string;
  /** It is offered only while this condition is true. */
  visible?: Expression;
  /** true: it can be stored and is not offered. */
  hidden?: boolean;
  /** Shows a price of schemas/plans.json. */
  priceOf?: {
    /** The id of a plan with prices. */
    plan: string;
    /** Which of its prices. */
    period: "monthly" | "yearly";
  };
  /** A word beside the price. {discount} is that of schemas/plans.json. */
  badge?: string;
};

/** A channel, voice channel or category of the server. */
export type ChannelWidget = {
  widget: "channel";
  /** The choice for no channel, like None - Disable logging. */
  empty?: string;
};

/** Several of a few choices. */
export type ChecksWidget = {
  widget: "checks";
  /** The choices, in the order in which they are stored. */
  options: readonly Check[];
  /** true: for choices with short titles, like days. */
  compact?: boolean;
};

export type Check = {
  /** What is stored. */
  value: string | number;
  /** What a person reads. */
  title: string;
  plan?: string;
  lockedMessage?: string;
};

/** A color. */
export type ColorWidget = {
  widget: "color";
};

/** An emoji. */
export type EmojiWidget = {
  widget: "emoji";
  /** true: any short text may stand for the emoji, like $. */
  symbol?: boolean;
};

/** A list of entries that are added, edited and deleted. */
export type ItemsWidget = {
  widget: "items";
  /** The button that adds an entry. */
  addLabel: string;
  /** The name of an entry that has none yet. */
  itemTitle: string;
  /** The setting of an entry that is its name in the list. */
  titleField?: string;
  /** Settings of an entry that stand beside its name while it is closed. */
  summaryFields?: readonly string[];
  /** Settings of an entry by which the list is sorted on the screen. */
  sortBy?: readonly string[];
  /** How the keys of new entries begin. Empty: the key is the time alone. */
  idPrefix?: string;
  /** The lines of an open entry, from top to bottom; settings in an inner list stand beside each other. Without it all stand beside each other as they fit. */
  layout?: readonly (string | readonly string[])[];
  /** Text while the list has no entry. */
  empty?: string;
  /** Settings of an entry that stand in columns while it is closed. */
  columns?: readonly string[];
};

/** A message, with variables, templates and a counter. */
export type MessageWidget = {
  widget: "message";
  /** The counter warns above this many characters. */
  warnAbove?: number;
  /** true: shows the message as members will see it. */
  preview?: boolean;
  /** An expression: the name of the bot above the preview, like modules.customize.bot_name. The product's own name while it is blank. */
  author?: Expression;
  /** For messages that the bot draws on a picture: the preview shows the words without formatting. */
  picture?: {
    /** The message is drawn on a picture while this condition is true. */
    when: Expression;
    /** What the preview says then, above the words that are drawn. */
    text: string;
    /** Values for the words in braces. */
    params?: Record<string, Expression>;
  };
  /** The call whose answer has the server's own values for the preview. Variables take theirs with `live`. */
  live?: {
    /** An expression: the address of the call, relative to the server. */
    path: Expression;
    /** The call is made only while this condition is true. */
    when?: Expression;
  };
  /** What can be inserted with a press: words that the bot replaces when it sends the message. */
  variables?: readonly Variable[];
  /** Ready-made messages to start from. */
  templates?: readonly Template[];
};

export type Variable = {
  /** The name on the chip. */
  name: string;
  /** What is written into the message, like {user}. The bot replaces it. */
  token?: string;
  /** channel: asks for a channel and writes a link to it. Instead of `token`. */
  insert?: "channel";
  /** What the bot puts in its place. */
  help: string;
  /** What the preview shows in its place. */
  sample?: string | {
    /** The name of the server. */
    fact: "server_name";
  };
  /** Where the server's own value comes from. The sample stands in where it is not known. */
  live?: {
    /** Where the value is in the answer of the preview's call. */
    property?: string;
    /** Of a list: how an entry is written. {rank} is its place, other words in braces are what it has. */
    entry?: string;
    /** Of a list: how many entries are shown. */
    take?: number;
    /** date: the value is a moment, and its day is shown. */
    as?: "date";
    /** An expression instead: settings of this screen or of another module, like format(self.amount) or titles.day. */
    value?: Expression;
  };
  plan?: string;
  lockedMessage?: string;
  /** The variable is offered only while this condition is true. */
  enabled?: Expression;
  /** Why it is not offered while `enabled` is not true. */
  disabledReason?: string;
  /** It is offered only while this condition is true. */
  visible?: Expression;
  /** The heading under which the variable stands. */
  group?: string;
};

export type Template = {
  /** A word that tells the templates apart. */
  id: string;
  /** The name on the button. */
  title: string;
  /** The message. It may hold the variables of this editor. */
  text: string;
  plan?: string;
  lockedMessage?: string;
  /** It is offered only while this condition is true. */
  visible?: Expression;
};

/** A number. */
export type NumberWidget = {
  widget: "number";
  /** How far the arrow keys move the number; as far as `multipleOf` when it is left out. */
  step?: number;
  /** The smallest number that the field itself leads to, where a smaller one may be stored. */
  min?: number;
  /** Text behind the number, like minutes. */
  unit?: string;
  /** true: a number below the minimum is not taken over while typing. */
  guard?: boolean;
  /** false: a number outside the limits stays and is refused on saving, instead of being moved to the limit on leaving. */
  clamp?: boolean;
};

/** A role of the server. */
export type RoleWidget = {
  widget: "role";
  /** Roles with one of these words in their name are not offered. */
  hideNames?: readonly string[];
  /** true: roles that other entries of the list use already are not offered. */
  unique?: true;
};

/** A list of entries whose controls are always there. */
export type RowsWidget = {
  widget: "rows";
  /** The button that adds an entry. */
  addLabel: string;
  /** The name of an entry that has none yet. */
  itemTitle?: string;
  /** How the keys of new entries begin. Empty: the key is the time alone. */
  idPrefix?: string;
  /** The lines of an open entry, from top to bottom; settings in an inner list stand beside each other. Without it all stand beside each other as they fit. */
  layout?: readonly (string | readonly string[])[];
  /** Text while the list has no entry. */
  empty?: string;
  /** Entries that one press adds. */
  presets?: readonly ({
    /** The name on the button. */
    title: string;
    /** What the new entry holds. */
    values: Record<string, string | number | boolean>;
    /** A setting of an entry: an entry with the same value is not added again. */
    unique?: string;
  })[];
};

/** One of a list that opens. */
export type SelectWidget = {
  widget: "select";
  /** The choices, in this order. Their values are those of `enum`. */
  options?: readonly Option[];
  /** The choices under headings. */
  groups?: Groups;
  /** Text while nothing is chosen. */
  placeholder?: string;
  /** Choices from a list of the screen. */
  from?: {
    /** The name of a list in `lists`. */
    list: string;
    /** The property of an entry that is stored. */
    value: string;
    /** The property of an entry that a person reads. */
    title: string;
    /** Only entries for which this condition is true are offered. The entry is `item`. */
    where?: Expression;
    /** What stands there while nothing is offered: the first text whose condition is true. */
    none?: readonly ({
      /** The condition. Without one the text always fits. */
      when?: Expression;
      /** The sentence. */
      text: string;
    })[];
  };
};

export type Option = {
  /** What is stored. */
  value: string | number;
  /** What a person reads. */
  title: string;
  /** The heading under which the choice stands in a list. */
  group?: string;
  plan?: string;
  lockedMessage?: string;
};

/** The choices under headings, in this order. */
export type Groups = readonly ({
  /** The heading. */
  title: string;
  /** The choices under it. */
  options: readonly ({
    /** What is stored. */
    value: string | number;
    /** What a person reads. */
    title: string;
    /** Hours that the time zone is ahead of UTC. */
    offset?: number;
  })[];
})[];

/** A color of a button. */
export type StyleWidget = {
  widget: "style";
  /** The choices, in this order. */
  options: readonly ({
    /** What is stored. */
    value: string;
    /** What a person reads. */
    title: string;
    /** The color of the button, like #5865f2. */
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
  /** The button that adds. */
  addLabel?: string;
  /** Grey text in the empty field. */
  placeholder?: string;
};

/** One line of text. */
export type TextWidget = {
  widget: "text";
  /** true: spaces at both ends go away on leaving the field. */
  trim?: boolean;
  /** short: a narrow field for a few characters. */
  size?: "short";
  /** Grey text in the empty field. */
  placeholder?: string;
  /** What can be inserted with a press: words that the bot replaces. */
  variables?: readonly TextVariable[];
};

export type TextVariable = {
  /** The name on the chip. */
  name: string;
  /** What is written into the text, like {user}. The bot replaces it. */
  token: string;
  /** What the bot puts in its place. */
  help: string;
  plan?: string;
  lockedMessage?: string;
  /** It is offered only while this condition is true. */
  visible?: Expression;
};

/** One of several looks, each drawn with its colors. */
export type ThemeWidget = {
  widget: "theme";
  /** The looks, in this order. Their values are those of `enum`. */
  options: readonly ({
    /** What is stored. */
    value: string;
    /** The name of the look. */
    title: string;
    /** Background, second color and color of the text. */
    colors: readonly string[];
    plan?: string;
    lockedMessage?: string;
  })[];
};

/** A time of day. */
export type TimeWidget = {
  widget: "time";
};

/** What must hold between settings, or between a setting and the server. */
export type Rule = {
  /** The list whose every entry the rule is about. The entry is then `item`. */
  each?: string;
  /** The rule counts only while this condition is true. */
  when?: Expression;
  /** What must be true. When it is not, the sentence is shown and a save is refused. */
  rule: Expression;
  /** A number of the rule: the expressions read it as limit, and the sentence names it as {limit}. */
  limit?: number;
  /** The setting at which the sentence is shown; of the entry, with `each`. While it is hidden or switched off the rule does not count. */
  at: string;
  /** What to do, in one sentence. {limit} is replaced by the number of the rule, {name} by the value in `params`. */
  message: string;
  /** Values for the {name} parts of the sentence. */
  params?: Record<string, Expression>;
  /** warning: the sentence is shown and a save is not refused. */
  severity?: "error" | "warning";
  /** atOnce: the sentence is shown as soon as the rule is broken, not only once a save was refused. */
  said?: "atOnce";
};

/** What follows in the form when a setting changes. */
export type Effect = {
  /** The list in whose entries the change happens. The entry is then `item`. */
  each?: string;
  /** The settings whose change starts the effect. load: what the form starts from; save: what is sent; done: the Done button of an entry. */
  on?: readonly string[];
  /** It happens only if this condition is true after the change. */
  when?: Expression;
  /** New values, by setting. */
  set?: Record<string, Expression>;
  /** Settings that go back to their defaults. */
  reset?: readonly string[];
  /** Settings whose control, when it is left, starts the effect: for what must not disturb the typing. */
  leave?: readonly string[];
};

/** One change of stored settings. */
export type MigrationStep = {
  op: "rename";
  /** The old path of the setting. */
  from: string;
  /** The new path. Only its last part may differ. */
  to: string;
} | {
  op: "remove";
  /** The setting whose stored value is dropped. */
  path: string;
  /** Only these values are dropped: choices that are gone. */
  values?: readonly (string | number | boolean)[];
} | {
  op: "replace";
  /** The setting whose stored value is replaced. */
  path: string;
  /** The new value, by the old one. */
  values: Record<string, Json>;
};
