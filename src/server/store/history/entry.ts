import type { HistoryKind } from '../../../language/documents/historyKinds.ts';

/** How settings may be changed. */
export type SaveKind = Exclude<HistoryKind, 'bot' | 'plan' | 'backup'>;

/** Who did it: a user, the bot, an operator of the product, or the product by itself. */
export type ActorType = 'user' | 'bot' | 'staff' | 'system';

/** Stands for a user whose data was erased. */
export const ERASED_USER = '0';

/** What happened to a plan. */
export type PlanEvent = 'bought' | 'cancelled' | 'resumed' | 'ended' | 'granted' | 'revoked' | 'redeemed';

/** What happened to a backup. */
export type BackupEvent = 'made' | 'renamed' | 'kept' | 'released' | 'replaced';

/** More about an entry, by its kind. Names are as they were then. */
export type HistoryDetails =
  | {
      kind: 'restore';
      /** The entry whose version was restored. */
      cursor: number;
      /** When that version was made. */
      at: number;
    }
  | {
      /** The bot was asked to restore the roles and channels of a backup. */
      kind: 'backup_restore';
      backup: string;
    }
  | { kind: 'copy'; name: string }
  | { kind: 'import'; name: string }
  | { kind: 'preset'; id: string }
  | {
      kind: 'bot';
      backup: string;
      /** The kind of the task on which the bot reported. */
      task: string;
      state: 'done' | 'failed';
    }
  | { kind: 'plan'; event: PlanEvent; plan: string; until?: number | null }
  | { kind: 'backup'; event: BackupEvent; backup: string; type: string; name: string | null; at: number };

/** An entry that is added to the history. */
export interface NewEntry {
  guild: string;
  kind: HistoryKind;
  actor: ActorType;
  /** The user; absent for all other actors. */
  user?: string | undefined;
  details?: HistoryDetails | undefined;
  /** The version of a document that it made. */
  made?: { document: string; revision: number; version: number; value: string; bytes: number };
  at: number;
}
