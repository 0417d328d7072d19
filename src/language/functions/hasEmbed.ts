import { showsEmbed } from '../documents/showsEmbed.ts';
import type { SettingsDocument } from '../model.ts';
import type { ExpressionFunction } from './types.ts';

/** Whether an embed shows anything. */
export default {
  signature: 'hasEmbed(Embed): bool',
  run: (_env, embed: SettingsDocument) => showsEmbed(embed),
} satisfies ExpressionFunction;
