import type { Role } from '../../../language/model.ts';

/** A server as the bot sees it. */
export type Guild = {
  id: string;
  name: string;
  icon: string | null;
  owner_id: string;
  roles: Role[];
};
