import type { Block, Field } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const block = {
  block: 'botPreview',
  title: 'Preview',
  text: 'This is how replies of the bot look in your server.',
  name: 'bot_name',
  color: 'embed_color',
  style: 'message_type',
} satisfies Block;

const setting = (title: string, value: string): Field => ({ type: 'string', title, default: value });
const fields = {
  bot_name: setting('Name', 'Lamplighter'),
  embed_color: setting('Color', '#0d6b5e'),
  message_type: setting('Message type', 'embed'),
};

export const states: BlockState[] = [
  { name: 'Embed', block, fields },
  { name: 'Classic', block, fields: { ...fields, message_type: setting('Message type', 'classic') } },
  { name: 'Without a name', block, fields: { ...fields, bot_name: setting('Name', '') } },
];
