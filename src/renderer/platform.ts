/** The chat platform's own address for pictures. */
export const PLATFORM_CDN = 'https://cdn.discordapp.com';
