/** What `npm run generate` makes of `schemas/screens/terms.json` and `privacy.json`, in one language. */
export interface LegalContent {
  title: string;
  description: string;
  /** The day of the last change, like 2026-11-20. */
  updated: string;
  /** What the page is, in a sentence or two. */
  text: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs, with the parts that {@link Prose} knows. */
  items: readonly string[];
  entries?: readonly LegalEntry[];
}

export interface LegalEntry {
  title: string;
  text: string;
  /** How long data is kept. */
  help?: string;
}
