/** What the studio's pages and its server tell each other. */

import type { JsonSchema } from '../../language/compile/jsonSchema/schema.ts';
import type { Example } from '../../language/compile/lint/types.ts';
import type { Migrations, ModuleSpec } from '../../language/model.ts';
import type { Menu, MenuItem } from '../../language/screens/menu.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import type { Metas } from './places.ts';

/** Texts of files by path: those that differ from the project. */
export type DraftedFiles = Record<string, string>;

/** Everything that the studio starts with. */
export interface ProjectAnswer {
  /** The texts of all files below `schemas/`, except the language's own. */
  files: Record<string, string>;
  metas: Metas;
  /** Whether there is a store in which it is counted how far drafts reach. */
  hasStore: boolean;
}

/** A finding of the check, or an expression that cannot be compiled. */
export interface StudioFinding {
  file: string;
  pointer: Pointer;
  at?: 'key' | 'value';
  line: number;
  column: number;
  reason: string;
  advice: string;
  /** The fault in an expression. */
  expression?: { source: string; start: number; end: number };
  /** What to write, to be copied. */
  snippet?: string;
}

/** A module in a form that can be sent: code instead of functions. */
export interface PortableModule {
  /** Without `times`, which is code. */
  spec: ModuleSpec;
  hasTimes: boolean;
  migrations: Migrations;
  expressions: { source: string; code: string; reads: string[] }[];
  /** The schemas of its documents, each with the names of the validators that are made of it. */
  schemas: { schema: JsonSchema; names: string[] }[];
}

/** What a screen is drawn from. */
export interface ScreenAnswer {
  module: PortableModule;
  /** The modules whose settings it reads. */
  uses: PortableModule[];
  /** The texts of the renderer in the language of the screen. */
  texts: { renderer: Record<string, string>; widgets: Record<string, string> };
  /** Settings that the check accepts, by which the screen can be filled. */
  examples: Example[];
}

/** Why a screen cannot be drawn from the drafts. */
export interface BrokenAnswer {
  broken: StudioFinding[];
}

/** What the landing page says, in one language. */
export interface LandingAnswer {
  content: unknown;
  /** The texts of the application. */
  texts: Record<string, string>;
}

export type LegalPageName = 'terms' | 'privacy';

/** What a legal page says, in one language. */
export interface LegalAnswer {
  page: LegalPageName;
  content: unknown;
  /** The texts of the application. */
  texts: Record<string, string>;
}

/** What the side menu of a server shows, in one language. */
export interface MenuAnswer {
  groups: Menu;
  pages: readonly MenuItem[];
  /** From the lowest to the highest. */
  plans: readonly { id: string; title: string }[];
  texts: Record<string, string>;
}

export interface Completion {
  label: string;
  /** The type of a value, or the signature of a function. */
  detail: string;
}

/** What an expression says. */
export interface ExpressionAnswer {
  fault?: { message: string; start: number; end: number };
  /** The type of its value. */
  type?: string;
  completions: Completion[];
  /** Its value for each example and stored sample, and for each entry of the list that it is about. */
  rows: { example: string; kind: 'accepted' | 'refused' | 'stored'; entry?: string; value: string }[];
}

/** How far drafts reach in a store. */
export interface ReachAnswer {
  /** The changes that reach any server. */
  changes: {
    /** The change in words. */
    line: string;
    /** Where it is; absent if it is in another module. */
    file?: string;
    pointer?: Pointer;
    /** For each plan, how many servers it reaches and what it does there. */
    sentences: string[];
  }[];
}

/** What a setting's new name changes. */
export interface RenameAnswer {
  /** The texts of all files that change. */
  files: DraftedFiles;
  /** The migration among them, by which servers keep what they have stored under the old name. */
  migration?: string | undefined;
  /** A drafted migration that is no longer needed, because the setting has its old name again. */
  dropped?: string | undefined;
}

export interface DraftSaveRequest {
  files: Record<string, { text: string /** The text that the draft began with. */; base: string | null }>;
  /** Writes although the check has findings. */
  despite?: boolean;
}

export type SaveAnswer =
  | { saved: Record<string, string> }
  /** Files that have changed in the meantime, as they are now. Nothing was written. */
  | { changed: Record<string, string | null> }
  /** Nothing was written. Null if the check itself has failed. */
  | { findings: StudioFinding[] | null };
