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
    "type": "{title} has a value of the wrong kind",
    "enum": "{title} must be one of the offered choices",
    "multipleOf": "{title} must be a multiple of {multipleOf}",
    "unknown": "'{name}' is not a setting. Remove it and save again.",
    "key": "'{name}' cannot be used as a key",
    "reference.role": "This role is not in the server any more. Choose another one.",
    "reference.managed": "This role belongs to a bot or an integration, so it cannot be given to members. Choose another one.",
    "reference.everyone": "All members have @everyone already. Choose another role.",
    "reference.above": "The bot can only give roles that are below its own. Move its role up in the server's settings, or choose another one.",
    "reference.channel": "This channel is not in the server any more. Choose another one.",
    "reference.voiceChannel": "This voice channel is not in the server any more. Choose another one.",
    "reference.category": "This category is not in the server any more. Choose another one.",
    "unavailable": "The chat platform does not answer, so this choice cannot be checked. Try again in a minute.",
    "variable.unknown": "{token} is not a variable here: the bot sends it as it is.",
    "variable.near": "{token} is not a variable here. Did you mean {near}?",
    "variable.off": "{token} has no value here at the moment.",
    "owner": "Only the server owner can change {title}"
  },
  "plans": [
    "free",
    "premium"
  ]
};
