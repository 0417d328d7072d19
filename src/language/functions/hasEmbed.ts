import type { SettingsDocument } from '../model.ts';
import type { ExpressionFunction } from './types.ts';

const SHOWN = ['title', 'description', 'author_name', 'image_url', 'thumbnail_url', 'footer_text'];

/** Whether an embed shows anything: a text, a picture or a field. */
export default {
  signature: 'hasEmbed(dyn): bool',
  run: (_env, embed: SettingsDocument) => {
    const { fields } = embed;
    return (
      (Array.isArray(fields) && fields.length > 0) ||
      SHOWN.some((name) => typeof embed[name] === 'string' && embed[name].trim() !== '')
    );
  },
} satisfies ExpressionFunction;
