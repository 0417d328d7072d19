// Made by `npm run generate` from schemas/. Do not edit.
export interface ReactRolesSettings {
emoji_message: string
emoji_rows: {
emoji: string
role_id: (string | null)
}[]
emoji_channel_id: (string | null)
emoji_message_id: (string | null)
button_message: string
button_rows: {
stamp: string
role_id: (string | null)
style: ("PRIMARY" | "SECONDARY" | "SUCCESS" | "DANGER")
}[]
button_channel_id: (string | null)
button_message_id: (string | null)
}
