// Made by `npm run generate` from schemas/. Do not edit.
export interface InviteTrackerSettings {
invite_tracking_enabled: boolean
invite_log_channel_id: (string | null)
invite_notification_template: string
}
