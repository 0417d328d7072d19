// Made by `npm run generate` from schemas/. Do not edit.
export const figures = {
  "guild_count": "500+",
  "user_count": "50K+",
  "command_count": "12M+"
} as const;
