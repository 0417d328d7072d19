// Made by `npm run generate` from schemas/. Do not edit.
export interface CustomizeSettings {
bot_name: string
embed_color: string
message_type: ("classic" | "embed")
prefix: string
enable_slash_commands: boolean
timezone: ("UTC" | "Pacific/Pago_Pago" | "Pacific/Honolulu" | "America/Anchorage" | "America/Los_Angeles" | "America/Denver" | "America/Chicago" | "America/New_York" | "America/Halifax" | "America/Sao_Paulo" | "America/Noronha" | "Atlantic/Azores" | "Europe/London" | "Europe/Paris" | "Europe/Bucharest" | "Europe/Istanbul" | "Asia/Dubai" | "Asia/Karachi" | "Asia/Dhaka" | "Asia/Bangkok" | "Asia/Singapore" | "Asia/Tokyo" | "Australia/Sydney" | "Pacific/Noumea" | "Pacific/Auckland" | "Pacific/Tongatapu" | "Pacific/Kiritimati" | "America/St_Johns" | "Asia/Tehran" | "Asia/Kabul" | "Asia/Kolkata" | "Asia/Kathmandu" | "Asia/Yangon" | "Australia/Adelaide" | "Pacific/Chatham")
admin_modify: boolean
role_access: {
role_id: (string | null)
level: ("view" | "edit")
all_modules: boolean
modules: ("customize" | "welcomeLeave" | "serverBackup" | "reactRoles" | "inviteTracker" | "userVerification" | "tempVoice" | "economy" | "rewards" | "ranks" | "shop" | "blackjack" | "lottery" | "statistics" | "redditDelivery")[]
}[]
}
