import type { VersionedDocument } from '../../../language/documents/migrate.ts';
import type { Omission, ReferenceMapping } from '../../api/proposals.ts';
import type { Save } from '../../store/storedDocument.ts';
import type { ReferenceNames } from './referenceNames.ts';

/** Documents by their stored names. */
export type ProposedSettings = Readonly<Record<string, VersionedDocument>>;

/** Settings that a server might get: those of a backup, of an older version, of another server or of a file. */
export interface Proposal {
  /** Documents that are absent keep their current values. */
  settings: ProposedSettings;
  /** The names of what the settings refer to, as far as they are known. */
  names: ReferenceNames;
  /** Replacements of what the server does not have. Others are proposed by name. */
  mapping?: ReferenceMapping;
  /** Whether a setting is taken from the proposal; others keep their current values. By default, all are. */
  takes?(module: string, setting: string): boolean;
  /**
   * Whether the settings are from elsewhere. Then no ID is stored but of what this server has, and settings that a document does
   * not have keep their current values; otherwise they get their defaults, because they had them when the document was stored.
   */
  isForeign?: boolean;
  /** How the history explains the changes. By default, they are saves of the user. */
  cause?: Pick<Save, 'kind' | 'details'>;
  /** What could not be read, and why. */
  omissions?: readonly Omission[];
}
