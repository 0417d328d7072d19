// Made by `npm run generate` from schemas/. Do not edit.
export interface StatisticsSettings {
statistics_enabled: boolean
web_dashboard_enabled: boolean
stats_channel_id: (string | null)
auto_update_enabled: boolean
update_interval: number
message_period: ("1h" | "24h" | "7d" | "30d")
message_template: string
}
