import type { SettingsDocument } from '../../../language/model.ts';
import type { Omission } from '../../api/proposals.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { ReferenceNames } from '../proposals/referenceNames.ts';

/** Settings from elsewhere, at the current versions of their modules. */
export interface ForeignSettings {
  /** Values by module. */
  settings: ReadonlyMap<string, SettingsDocument>;
  names: ReferenceNames;
  cause: NonNullable<Proposal['cause']>;
  /** What could not be read. */
  omissions: readonly Omission[];
}
