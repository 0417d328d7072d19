import type { Config } from '../configuration/config.ts';

/** What no page of ours does, and nothing that gets into one shall. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * How a page keeps to itself. `opener`: it opens windows that lead elsewhere and hears of them. `opened`: it is such a
 * window on its way back; anything else would cut it off from the page that opened it.
 */
export type Seclusion = 'alone' | 'opener' | 'opened';

const OPENER_POLICIES: Record<Seclusion, string> = {
  alone: 'same-origin',
  opener: 'same-origin-allow-popups',
  opened: 'unsafe-none',
};

/** The header that decides whether windows know of each other. */
export function openerPolicy(seclusion: Seclusion): Record<string, string> {
  return { 'cross-origin-opener-policy': OPENER_POLICIES[seclusion] };
}

/** The headers of every answer, whoever gives it. */
export function securityHeaders({ discord, publicUrl }: Pick<Config, 'discord' | 'publicUrl'>): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' data: ${new URL(discord.cdnUrl).origin}`,
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join(';'),
    ...openerPolicy('alone'),
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // The same as frame-ancestors, for browsers that do not know that.
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Over http it would mean nothing, and a site without https would be out of reach.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
