/** Why an entry of the history was made: how settings were changed, or what else happened. */
export const HISTORY_KINDS = [
  'save',
  'restore',
  'backup_restore',
  'copy',
  'import',
  'preset',
  'bot',
  'plan',
  'backup',
] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];
