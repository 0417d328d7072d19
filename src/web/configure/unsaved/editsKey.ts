/** What the unsaved edits of a user in a module of a server are kept as. */
export function editsKey(userId: string, guildId: string, module: string): string {
  return `${userId} ${guildId} ${module}`;
}
