import type { SettingsDocument } from '../model.ts';

const SHOWN = ['title', 'description', 'author_name', 'image_url', 'thumbnail_url', 'footer_text'];

/** Whether an embed shows anything: a text, a picture or a field. */
export function showsEmbed(embed: SettingsDocument): boolean {
  const { fields } = embed;
  return (
    (Array.isArray(fields) && fields.length > 0) ||
    SHOWN.some((name) => typeof embed[name] === 'string' && embed[name].trim() !== '')
  );
}
