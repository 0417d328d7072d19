/** The page on which Premium is bought, with this server chosen. */
export function premiumAddress(guildId: string): string {
  return `/premium?guild_id=${guildId}`;
}
