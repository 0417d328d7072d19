// Made by `npm run generate` from schemas/. Do not edit.
export interface RedditDeliverySettings {
enabled: boolean
channel_id: (string | null)
sources: string[]
feed_type: ("hot" | "new" | "top" | "rising")
schedule_type: ("interval" | "manual")
schedule_time: string
schedule_interval: (30 | 60 | 120 | 180 | 360 | 720 | 1440)
schedule_days: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]
max_posts_per_day: number
min_upvotes: number
allow_nsfw: boolean
media_types: ("image" | "gif" | "video" | "text" | "link")[]
blacklist_keywords: string[]
delivery_mode: ("auto" | "command" | "both")
}
