// Made by `npm run generate` from schemas/. Do not edit.
export const figures = {
  "guild_count": "500+"
} as const;
