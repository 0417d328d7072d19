import type { CompiledModule, Json, MigrationStep, ModuleSpec, Plan } from '../../model.ts';
import type { ExampleSettings } from '../../resolved/exampleContext.ts';
import type { Pointer } from '../../values/pointer.ts';
import type { PlacedExpression } from '../expressions/collect.ts';
import type { CheckedExpression, ExpressionFault } from '../expressions/expressions.ts';
import type { LandingPlans } from '../outputs/planTable.ts';

/** One thing that is wrong with the schemas: where, why, and what to do. */
export interface Finding {
  /** Relative to the project's folder. */
  file: string;
  pointer: Pointer;
  /** Whether the key or the value is wrong; by default the value. */
  at?: 'key' | 'value';
  /** The offset in the file's text, for faults that are not at a part of the JSON. */
  offset?: number;
  /** The expression that is wrong, and the range of the fault in it. */
  expression?: { source: string; start: number; end: number };
  reason: string;
  advice: string;
  /** What to write, to be copied. */
  snippet?: string;
  /** It often follows from another finding, and is listed after those that do not. */
  follows?: true;
}

/** An entry of `examples/valid.json` or `examples/invalid.json`. */
export interface Example extends ExampleSettings {
  name: string;
  saved?: Record<string, Json>;
  problems?: readonly { path: string; message: string }[];
  warnings?: readonly { path: string; message: string }[];
}

/** Texts of one file by their key. */
export interface TextFile {
  file: string;
  texts: Readonly<Record<string, string>>;
  /** Keys are dotted paths into the file. */
  nested?: boolean;
  /** For a translation, the texts that were translated. */
  originals?: Readonly<Record<string, string>>;
}

/** One module as the checks see it. Its files are valid under their meta-schemas. */
export interface LintModule {
  id: string;
  file: string;
  /** Bundled, in the product's first language. */
  spec: ModuleSpec;
  broken: readonly { file: string; pointer: Pointer; reference: string }[];
  translations: Readonly<Record<string, TextFile>>;
  migrations: readonly { file: string; steps: readonly MigrationStep[]; hash: string }[];
  examples: readonly { file: string; valid: boolean; entries: readonly Example[] }[];
  expressions: {
    checked: ReadonlyMap<PlacedExpression, CheckedExpression>;
    faults: readonly { expression: PlacedExpression; fault: ExpressionFault }[];
  };
  /** Absent while an expression is at fault, or something else prevents it. */
  compiled?: CompiledModule;
  /** What else prevents it. */
  obstacle?: string;
}

/** What has to stay the same about a setting, unless a migration says what becomes of stored values. */
export interface StoredField {
  /** Its type, or all that it can have while migrations are followed. */
  type: string | readonly string[];
  /** The choices; without, any value of the type can be stored. */
  enum?: readonly Json[];
  /** What a text or number means. */
  format?: string;
  /** What ids refer to. */
  refers?: string | readonly string[];
  /** Where the bot finds it: its document, and its path there. */
  api?: string;
}

/** What a release knew of a module. */
export interface StoredModule {
  /** A hash of each migration. */
  migrations: readonly string[];
  /** Ids of its present and former documents. */
  documents: readonly string[];
  /** Its settings by path, with `*` for the entries of lists. */
  fields: Readonly<Record<string, StoredField>>;
}

/** `generated/fields.json`: what was released, and so may be stored by servers and read by the bot. */
export interface Ledger {
  /** The last release. */
  version?: string;
  modules: Readonly<Record<string, StoredModule>>;
}

/** A preset as the checks see it. */
export interface LintPreset {
  file: string;
  /** The file as it is written. */
  written: unknown;
  order: number;
  plan?: Plan;
  /** Settings by module, texts included. */
  modules: Readonly<Record<string, Record<string, Json>>>;
  /** The names of what they refer to, by `<kind>:<number>`. */
  references: Readonly<Record<string, string>>;
}

/** A plan as the checks see it. */
export interface PlanSummary {
  id: Plan;
  title: string;
  history: Readonly<{ days: number }>;
  prices?: Readonly<Record<string, string>>;
}

/** A text of the application that its code looks up. */
export interface TextUse {
  /** The file of code. */
  file: string;
  key: string;
  /** The names of the values that are filled in; undefined if they cannot be told. */
  values: readonly string[] | undefined;
}

/** The whole project as the checks see it. */
export interface LintProject {
  product: {
    file: string;
    languages: readonly string[];
    draftLanguages?: readonly string[];
    defaultLanguage: string;
    adminAccess: { module: string; field: string };
    roleAccess?: { module: string; field: string };
    timeZone?: { module: string; field: string };
    backups?: { module: string; document: string; limit: number; keepable: number };
    statistics?: { module: string };
    firstSteps?: readonly string[];
  };
  plans: {
    file: string;
    ids: readonly Plan[];
    entries: readonly PlanSummary[];
  };
  configure: {
    file: string;
    /** The first one opens first. */
    pages: readonly { id: string; title: string }[];
    groups: readonly { id: string; title: string }[];
    actions: readonly { id: string; title: string; group: string; order: number; hiddenWithPlan?: Plan }[];
  };
  /** What the landing page says about plans. */
  landing?: LandingPlans & { file: string };
  modules: readonly LintModule[];
  presets: readonly LintPreset[];
  /** Screens that do not belong to a server. */
  screens: readonly LintModule[];
  /** Ids of all modules, including those that are not valid under their meta-schema. */
  moduleIds: readonly string[];
  /** Texts of the application by language and file name. */
  locales: Readonly<Record<string, Readonly<Record<string, TextFile>>>>;
  /** Which of them the code uses, as far as it names them. */
  textUses: readonly TextUse[];
  ledger: Ledger;
}

export type ModuleLint = (module: LintModule, project: LintProject) => Finding[];
export type ProjectLint = (project: LintProject) => Finding[];
