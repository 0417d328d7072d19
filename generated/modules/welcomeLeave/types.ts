// Made by `npm run generate` from schemas/. Do not edit.
export interface WelcomeLeaveSettings {
welcome_enabled: boolean
welcome_channel_id: (string | null)
welcome_message: string
welcome_image_enabled: boolean
welcome_image_theme: ("minimal" | "dark" | "discord" | "colorful" | "cyber" | "nature" | "gaming" | "anime" | "christmas" | "halloween")
leave_enabled: boolean
leave_channel_id: (string | null)
leave_message: string
}
