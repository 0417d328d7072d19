import type { Catalogue } from '../../catalogue.ts';

/** Where the settings of backups are, and their limits. */
export function settingsOf({ catalogue }: { catalogue: Catalogue }): NonNullable<Catalogue['backups']> {
  if (!catalogue.backups) throw new Error('The product has no backups');
  return catalogue.backups;
}
