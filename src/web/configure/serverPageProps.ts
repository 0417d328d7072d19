import type { Plan } from '../../language/model.ts';
import type { ServerInfo } from './useServerInfo.ts';

/** What a page of a server gets. */
export interface ServerPageProps {
  guildId: string;
  /** The server's name and icon; undefined until they have been loaded or could not be, null while they are unknown. */
  info: ServerInfo | null | undefined;
  /** The server's plan. */
  plan: Plan;
  /** Whether the user may see all of the server, not only modules that their roles open. */
  isWhole: boolean;
  /** To be told the server's plan whenever a page has read it. */
  onPlan(plan: Plan): void;
}
