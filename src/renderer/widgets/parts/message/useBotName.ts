import type { Expression } from '../../../../language/model.ts';
import { useWidgets } from '../../context.ts';

/** The name that the bot has in the server, by the expression of a preview. */
export function useBotName(author: Expression | undefined): string {
  const { evaluate, text } = useWidgets();
  const named = author === undefined ? undefined : evaluate(author);
  return typeof named === 'string' && named.trim() !== '' ? named : text('widget.message.preview.bot');
}
