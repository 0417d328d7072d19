import type { Config } from '../configuration/config.ts';
import { inlineScriptSources } from './inlineScripts.ts';

/** Browser features that our pages do not use, disabled so that injected code cannot use them either. */
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
 * How a page is isolated from other windows. `opener`: it opens popups that lead elsewhere and is notified by them. `opened`: it is
 * such a popup on its way back, which isolation would cut off from its opener.
 */
export type OpenerPolicy = 'alone' | 'opener' | 'opened';

const OPENER_POLICIES: Record<OpenerPolicy, string> = {
  alone: 'same-origin',
  opener: 'same-origin-allow-popups',
  opened: 'unsafe-none',
};

/** The header for an opener policy. */
export function openerPolicyHeader(openerPolicy: OpenerPolicy): Record<string, string> {
  return { 'cross-origin-opener-policy': OPENER_POLICIES[openerPolicy] };
}

/** Security headers of every answer. */
export function securityHeaders({
  discord,
  publicUrl,
  webDir,
}: Pick<Config, 'discord' | 'publicUrl' | 'webDir'>): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScriptSources(webDir)].join(' '),
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
    ...openerPolicyHeader('alone'),
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // The same as frame-ancestors, for older browsers.
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Browsers ignore it over http. Without https, it would make the site unreachable.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
