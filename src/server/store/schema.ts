/** The tables. All times are milliseconds since 1970; ids of the chat platform are strings of digits. */

export interface DocumentRow {
  guild_id: string;
  /** `<moduleId>.<callDocumentId>` */
  document: string;
  /** Counts the saves of this document; never repeats. */
  revision: number;
  /** How many of the module's migrations the value has been through. */
  version: number;
  /** JSON. */
  value: string;
  updated_at: number;
  updated_by: string;
}

export interface HistoryRow {
  guild_id: string;
  document: string;
  revision: number;
  version: number;
  value: string;
  user_id: string;
  at: number;
}

export interface SubscriptionRow {
  guild_id: string;
  id: string;
  plan: string;
  /** Who granted it: `system` for a grant by command. */
  provider: string;
  status: 'active' | 'cancelled' | 'ended';
  starts_at: number;
  /** Absent: without end. */
  ends_at: number | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  data: string;
  expires_at: number;
}

export interface BackupRow {
  guild_id: string;
  id: string;
  created_at: number;
  /** What it holds: `full`, `settings`, `roles` or `channels`. */
  type: string;
  /** JSON. */
  value: string;
}

/** One row for each server that ever had a backup. Writing it puts the server's backups in turn. */
export interface BackupTurnRow {
  guild_id: string;
  /** The due moment that the last automatic backup was made for; null where there was none. */
  automatic_at: number | null;
}

export interface MigrationRow {
  name: string;
  at: number;
}

export interface Tables {
  documents: DocumentRow;
  history: HistoryRow;
  subscriptions: SubscriptionRow;
  sessions: SessionRow;
  backups: BackupRow;
  backup_turns: BackupTurnRow;
  migrations: MigrationRow;
}
