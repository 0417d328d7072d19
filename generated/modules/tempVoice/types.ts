// Made by `npm run generate` from schemas/. Do not edit.
export interface TempVoiceSettings {
enabled: boolean
hub_channel_id: (string | null)
parent_category_id: (string | null)
channel_name_template: string
user_limit: number
max_server_channels: number
permission_mode: ("everyone" | "creator" | "custom")
custom_enabled: boolean
custom_rules: {
role_id: (string | null)
allow: boolean
}[]
templates: {
name: string
template: string
}[]
channel_creation_limit: number
}
