import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('./DiscordMessage.module.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = sheet.split('[data-theme="dark"]');

/** Each text on each ground that it stands on. */
const PAIRS = [
  ['text', 'ground'],
  ['text', 'raised'],
  ['text', 'line'],
  ['strong', 'ground'],
  ['muted', 'ground'],
  ['muted', 'raised'],
  ['link', 'ground'],
  ['link', 'raised'],
  ['mention-text', 'mention'],
  ['warning', 'warning-ground'],
] as const;

describe.each([
  { theme: 'light', tokens: light },
  { theme: 'dark', tokens: dark },
])('in the $theme theme', ({ tokens }) => {
  const color = (name: string) => {
    const [, value] = new RegExp(`--discord-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
    if (!value) throw new Error(`There is no color ${name}`);
    return value;
  };
  test.each(PAIRS)('%s is readable on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
