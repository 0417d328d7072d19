/** The content that `npm run generate` makes from `schemas/screens/terms.json` and `privacy.json`, in one language. */
export interface LegalContent {
  title: string;
  description: string;
  /** The date of the last change, like 2026-11-20. */
  updated: string;
  /** A summary of the page in a sentence or two. */
  text: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs, with the markup that {@link Prose} supports. */
  items: readonly string[];
  entries?: readonly LegalEntry[];
}

export interface LegalEntry {
  title: string;
  text: string;
  /** How long data is kept. */
  help?: string;
}
