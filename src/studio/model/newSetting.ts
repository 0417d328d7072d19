/** The kinds of settings that staff add most, and what one begins as. */
export const SETTING_TEMPLATES = {
  text: {
    title: 'Text',
    setting: {
      type: 'string',
      default: '',
      maxLength: 100,
      messages: { length: '{title} can have at most {maxLength} characters' },
      ui: { widget: 'text' },
    },
  },
  number: {
    title: 'Whole number',
    setting: {
      type: 'integer',
      default: 1,
      minimum: 0,
      maximum: 100,
      messages: { range: '{title} must be between {minimum} and {maximum}' },
      ui: { widget: 'number' },
    },
  },
  switch: { title: 'Switch', setting: { type: 'boolean', default: false, ui: { widget: 'switch' } } },
  duration: {
    title: 'Duration',
    setting: {
      type: 'integer',
      format: 'duration',
      default: 60,
      minimum: 1,
      maximum: 86_400,
      messages: { range: '{title} must be between {minimum} and {maximum}' },
      ui: { widget: 'duration' },
    },
  },
} as const;

export type SettingKind = keyof typeof SETTING_TEMPLATES;

/** A setting as it begins. Its sentences name it by its title. */
export function newSetting(kind: SettingKind, title: string): Record<string, unknown> {
  const { type, ...rest } = SETTING_TEMPLATES[kind].setting;
  const written = JSON.stringify({ type, title, ...rest });
  return JSON.parse(written.replaceAll('{title}', () => JSON.stringify(title).slice(1, -1)));
}
