import type { SettingsDocument } from '../model.ts';

/** What is validated. */
export interface ValidationInput {
  /** The document as forms show it (see `view`). */
  document: SettingsDocument;
  /** The view of the stored document. Violations that it already has may stay or improve. */
  saved?: SettingsDocument;
}
