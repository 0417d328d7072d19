// Made by `npm run generate` from schemas/. Do not edit.
export interface LotterySettings {
enabled: boolean
state: ("inactive" | "completed" | "active")
active_lottery_type: ("number" | "ticket" | "none")
kept_lottery_type: ("number" | "ticket" | "none")
announcement_channel_id: (string | null)
log_channel_id: (string | null)
start_type: ("manual" | "scheduled")
start_schedule_type: ("daily" | "weekly")
start_day: (0 | 1 | 2 | 3 | 4 | 5 | 6)
start_time: string
end_condition: ("scheduled" | "guessed")
end_schedule_type: ("daily" | "weekly")
end_day: (0 | 1 | 2 | 3 | 4 | 5 | 6)
end_time: string
prize_type: ("primary" | "secondary" | "custom")
custom_prize_text: string
number_min: number
number_max: number
ticket_price: number
ticket_currency: "primary"
ticket_max_tickets: number
number_prize_amount: number
ticket_prize_amount: number
opening_message: string
closing_message: string
}
