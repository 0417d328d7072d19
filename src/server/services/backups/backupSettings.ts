import type { Catalogue } from '../../catalogue.ts';

/** The document with the settings of backups, and their limits. @throws Error if the product has no backups */
export function backupSettings({ catalogue }: { catalogue: Catalogue }): NonNullable<Catalogue['backups']> {
  if (!catalogue.backups) throw new Error('The product has no backups');
  return catalogue.backups;
}
