// Made by `npm run generate` from schemas/. Do not edit.
import type { Preset } from '../src/server/services/transfer/presets.ts';
import type { Language } from './product.ts';

export const presets: Record<Language, readonly Preset[]> = {
  "en": [
    {
      "id": "friends",
      "title": "Small friends' server",
      "description": "A warm welcome in your main channel, and a voice channel for everyone who wants one.",
      "icon": "coffee",
      "modules": {
        "welcomeLeave": {
          "welcome_enabled": true,
          "welcome_channel_id": "1",
          "welcome_message": "Hey {user}, good to see you! Make yourself at home."
        },
        "tempVoice": {
          "enabled": true,
          "hub_channel_id": "1",
          "user_limit": 0,
          "permission_mode": "everyone",
          "channel_name_template": "${username}'s corner"
        }
      },
      "references": {
        "channel:1": "general",
        "voiceChannel:1": "General"
      }
    },
    {
      "id": "gaming",
      "title": "Gaming community",
      "description": "Coins for chatting and time in voice, a daily reward, squads with voice channels of their own, and a welcome for new players.",
      "icon": "gamepad-2",
      "modules": {
        "welcomeLeave": {
          "welcome_enabled": true,
          "welcome_channel_id": "1",
          "leave_enabled": true,
          "leave_channel_id": "1",
          "welcome_message": "A new player has joined: {user}! Grab a drink and find your squad.",
          "leave_message": "{username} has left the game. See you next round!"
        },
        "economy": {
          "currency_system_enabled": true,
          "transfer_enabled": true,
          "primary_currency_emoji": "🪙",
          "message_enabled": true,
          "message_rate": 0.5,
          "message_cooldown": 60,
          "message_min_length": 5,
          "voice_enabled": true,
          "voice_rate": 1,
          "voice_check_interval": 300,
          "primary_currency_name": "Coins"
        },
        "rewards": {
          "daily_reward_system_active": true,
          "daily_reward_min_amount": 5,
          "daily_reward_max_amount": 25
        },
        "inviteTracker": {
          "invite_tracking_enabled": true,
          "invite_log_channel_id": "2",
          "invite_notification_template": "{inviter} brought {user} with the code {code}. Nice one!"
        },
        "tempVoice": {
          "enabled": true,
          "hub_channel_id": "1",
          "user_limit": 5,
          "permission_mode": "creator",
          "channel_name_template": "Squad of ${username}"
        }
      },
      "references": {
        "channel:1": "welcome",
        "channel:2": "announcements",
        "voiceChannel:1": "Lobby"
      }
    },
    {
      "id": "study",
      "title": "Study group",
      "description": "New members verify themselves first, get a friendly welcome, and meet in small voice rooms.",
      "icon": "graduation-cap",
      "modules": {
        "welcomeLeave": {
          "welcome_enabled": true,
          "welcome_channel_id": "1",
          "welcome_message": "Welcome, {user}! Tell us what you are studying, and take a seat."
        },
        "userVerification": {
          "verification_enabled": true,
          "verification_mode": "permissive",
          "log_channel_id": "2",
          "verified_role_id": "1",
          "verification_instructions": "Welcome! Press the button below to confirm that you are a person, and the rooms open for you."
        },
        "tempVoice": {
          "enabled": true,
          "hub_channel_id": "1",
          "user_limit": 4,
          "permission_mode": "everyone",
          "channel_name_template": "Study room of ${username}"
        }
      },
      "references": {
        "role:1": "Verified",
        "channel:1": "welcome",
        "channel:2": "verification",
        "voiceChannel:1": "Study hall"
      }
    }
  ],
  "ro": [
    {
      "id": "friends",
      "title": "Server mic de prieteni",
      "description": "Un bun venit călduros pe canalul principal și câte un canal vocal pentru oricine vrea unul.",
      "icon": "coffee",
      "modules": {
        "welcomeLeave": {
          "welcome_enabled": true,
          "welcome_channel_id": "1",
          "welcome_message": "Salut, {user}, ne bucurăm că ai venit! Simte-te ca acasă."
        },
        "tempVoice": {
          "enabled": true,
          "hub_channel_id": "1",
          "user_limit": 0,
          "permission_mode": "everyone",
          "channel_name_template": "Colțul lui ${username}"
        }
      },
      "references": {
        "channel:1": "general",
        "voiceChannel:1": "General"
      }
    },
    {
      "id": "gaming",
      "title": "Comunitate de gaming",
      "description": "Monede pentru mesaje și timpul petrecut pe canalele vocale, o recompensă zilnică, echipe cu propriile canale vocale și un bun venit pentru jucătorii noi.",
      "icon": "gamepad-2",
      "modules": {
        "welcomeLeave": {
          "welcome_enabled": true,
          "welcome_channel_id": "1",
          "leave_enabled": true,
          "leave_channel_id": "1",
          "welcome_message": "Avem un jucător nou: {user}! Ia-ți ceva de băut și găsește-ți echipa.",
          "leave_message": "{username} a ieșit din joc. Pe runda viitoare!"
        },
        "economy": {
          "currency_system_enabled": true,
          "transfer_enabled": true,
          "primary_currency_emoji": "🪙",
          "message_enabled": true,
          "message_rate": 0.5,
          "message_cooldown": 60,
          "message_min_length": 5,
          "voice_enabled": true,
          "voice_rate": 1,
          "voice_check_interval": 300,
          "primary_currency_name": "Monede"
        },
        "rewards": {
          "daily_reward_system_active": true,
          "daily_reward_min_amount": 5,
          "daily_reward_max_amount": 25
        },
        "inviteTracker": {
          "invite_tracking_enabled": true,
          "invite_log_channel_id": "2",
          "invite_notification_template": "{user} a venit prin {inviter}, cu codul {code}. Bravo!"
        },
        "tempVoice": {
          "enabled": true,
          "hub_channel_id": "1",
          "user_limit": 5,
          "permission_mode": "creator",
          "channel_name_template": "Echipa lui ${username}"
        }
      },
      "references": {
        "channel:1": "welcome",
        "channel:2": "announcements",
        "voiceChannel:1": "Lobby"
      }
    },
    {
      "id": "study",
      "title": "Grup de studiu",
      "description": "Membrii noi se verifică mai întâi, primesc un bun venit prietenos și se întâlnesc pe canale vocale mici.",
      "icon": "graduation-cap",
      "modules": {
        "welcomeLeave": {
          "welcome_enabled": true,
          "welcome_channel_id": "1",
          "welcome_message": "Bine ai venit, {user}! Spune-ne ce studiezi și ia loc."
        },
        "userVerification": {
          "verification_enabled": true,
          "verification_mode": "permissive",
          "log_channel_id": "2",
          "verified_role_id": "1",
          "verification_instructions": "Bine ai venit! Apasă butonul de mai jos ca să confirmi că ești om, iar sălile se deschid pentru tine."
        },
        "tempVoice": {
          "enabled": true,
          "hub_channel_id": "1",
          "user_limit": 4,
          "permission_mode": "everyone",
          "channel_name_template": "Sala lui ${username}"
        }
      },
      "references": {
        "role:1": "Verified",
        "channel:1": "welcome",
        "channel:2": "verification",
        "voiceChannel:1": "Study hall"
      }
    }
  ]
};
