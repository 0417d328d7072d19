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

export interface MigrationRow {
  name: string;
  at: number;
}

export interface Tables {
  documents: DocumentRow;
  history: HistoryRow;
  subscriptions: SubscriptionRow;
  sessions: SessionRow;
  migrations: MigrationRow;
}
