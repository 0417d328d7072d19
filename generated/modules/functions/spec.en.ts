// Made by `npm run generate` from schemas/. Do not edit.
import type { ModuleSpec } from '../../../src/language/model.ts';

export const spec: ModuleSpec = {
  "settings": {
    "properties": {}
  },
  "screen": {
    "title": "Functions",
    "placeholder": "Coming soon",
    "saveBar": "prompt",
    "denied": "readOnly",
    "layout": []
  },
  "rules": [],
  "effects": [],
  "id": "functions",
  "language": "en",
  "standard": {
    "type": "{title} has a value of the wrong type",
    "enum": "{title} must be one of the available choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.role": "This role is no longer in the server. Choose another one.",
    "reference.managed": "This role belongs to a bot or an integration, so it cannot be assigned to members. Choose another one.",
    "reference.everyone": "All members already have @everyone. Choose another role.",
    "reference.above": "The bot can only assign roles that are below its own. Move its role up in the server's settings, or choose another one.",
    "reference.channel": "This channel is no longer in the server. Choose another one.",
    "reference.voiceChannel": "This voice channel is no longer in the server. Choose another one.",
    "reference.category": "This category is no longer in the server. Choose another one.",
    "reference.member": "This member is no longer in the server. Choose another one.",
    "reference.entry": "This entry no longer exists. Choose another one.",
    "reference.channel.permissions": "The bot lacks permissions in this channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "reference.voiceChannel.permissions": "The bot lacks permissions in this voice channel: {permissions}. Grant them to the bot in the channel's settings, or choose another channel.",
    "reference.category.permissions": "The bot lacks permissions in this category: {permissions}. Grant them to the bot in the category's settings, or choose another category.",
    "permission.VIEW_CHANNEL": "View Channel",
    "permission.SEND_MESSAGES": "Send Messages",
    "permission.EMBED_LINKS": "Embed Links",
    "permission.ATTACH_FILES": "Attach Files",
    "permission.CONNECT": "Connect",
    "permission.MOVE_MEMBERS": "Move Members",
    "permission.MANAGE_CHANNELS": "Manage Channels",
    "unavailable": "The server's roles and channels cannot be loaded, so this choice cannot be checked. Try again in a minute.",
    "variable.unknown": "{token} is not a variable here: the bot sends it unchanged.",
    "variable.near": "{token} is not a variable here. Did you mean {near}?",
    "variable.off": "{token} has no value here at the moment.",
    "owner": "Only the server owner can change {title}"
  },
  "plans": [
    "free",
    "premium"
  ]
};
