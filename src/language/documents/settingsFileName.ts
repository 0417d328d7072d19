/**
 * The name of a file with settings, in ASCII.
 * @param server what the server is called
 * @param at when the file was made: ISO 8601
 */
export function settingsFileName(server: string, at: string): string {
  const plain = server.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const slug = plain.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${slug.slice(0, 40).replace(/^-+|-+$/g, '') || 'server'}-settings-${at.slice(0, 10)}.json`;
}
