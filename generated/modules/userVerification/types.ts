// Made by `npm run generate` from schemas/. Do not edit.
export interface UserVerificationSettingsFree {
verification_enabled: boolean
auto_verification: false
log_channel_id: (string | null)
verification_mode: ("permissive" | "restrictive")
unverified_role_id: (string | null)
verified_role_id: (string | null)
timeout_minutes: number
kick_on_timeout: boolean
verification_instructions: string
}

export interface UserVerificationSettingsPremium {
verification_enabled: boolean
auto_verification: boolean
log_channel_id: (string | null)
verification_mode: ("permissive" | "restrictive")
unverified_role_id: (string | null)
verified_role_id: (string | null)
timeout_minutes: number
kick_on_timeout: boolean
verification_instructions: string
}

export type UserVerificationSettings = UserVerificationSettingsFree | UserVerificationSettingsPremium;
