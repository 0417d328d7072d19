import type { Community } from '../bot/history.ts';
import { communityMembers } from './communityMembers.ts';
import { GRAND_ASSEMBLY, grandAssembly } from './grandAssembly.ts';
import { HARBOUR_TAVERN, harbourTavern } from './harbourTavern.ts';
import { ADMIN, demoUsers, MEMBER, OWNER } from './users.ts';

const known = demoUsers.filter(({ id }) => [OWNER, ADMIN, MEMBER].includes(id));

/** The communities that the bot reports events of, by server. */
export const demoCommunities: readonly Community[] = [
  {
    guildId: HARBOUR_TAVERN,
    members: [...communityMembers.slice(0, 5), ...known, ...communityMembers.slice(5)],
    size: harbourTavern.approximateMembers,
  },
  {
    guildId: GRAND_ASSEMBLY,
    members: [...known, ...communityMembers.toReversed()],
    size: grandAssembly.approximateMembers,
  },
];
