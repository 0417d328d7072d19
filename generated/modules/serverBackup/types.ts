// Made by `npm run generate` from schemas/. Do not edit.
export interface ServerBackupSettings {
backup_enabled: boolean
backup_type: ("full" | "settings" | "roles" | "channels")
auto_backup_enabled: boolean
backup_interval: ("daily" | "weekly" | "monthly")
}
