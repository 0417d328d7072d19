import type { Change } from '../lint/project.ts';

const module = (id: string) => `schemas/modules/${id}/module.json`;

/** Changes of the product's modules that refuse, cut, lock and hide what generated servers have. */
export const CHANGES: readonly Change[] = [
  {
    in: module('tempVoice'),
    set: {
      'settings.properties.templates.plans.free.maxItems': 3,
      'settings.properties.user_limit.plans': { free: { locked: 'stored', message: 'Not on this plan' } },
      'settings.properties.permission_mode.ui.options.2.plan': 'premium',
      'settings.properties.permission_mode.ui.options.2.lockedMessage': 'No',
      'settings.properties.max_server_channels.minimum': 10,
    },
  },
  {
    in: module('welcomeLeave'),
    set: { 'settings.properties.leave_message.maxLength': 500, 'rules.5.limit': 12 },
  },
  {
    in: module('userVerification'),
    set: { 'settings.properties.verification_instructions.visible': 'self.verification_enabled' },
  },
  { in: module('redditDelivery'), set: { 'settings.properties.min_upvotes.minimum': 10 } },
];
