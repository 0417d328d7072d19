import { defaultsIn, placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** The name of an emoji on its own, but neither a custom emoji of Discord like <:wave:1234> nor a time of day. */
const SHORTCODE = /(?<![\w<:])(?::[a-z+-][a-z0-9_+-]{1,31}:)(?![\w>])/i;
const EVERYONE = /@(?:everyone|here)\b/;

/** Messages that the bot sends in each server whose owner has not changed them. */
export const sentMessages: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap((placed) => {
    const { field, pointer } = placed;
    if (field.ui?.widget !== 'message') return [];
    const templates = (field.ui.templates ?? []).map(
      ({ text }, index) => [text, [...pointer, 'ui', 'templates', index, 'text']] as const,
    );
    return [...defaultsIn(placed), ...templates].flatMap(([text, at]): Finding[] => {
      if (typeof text !== 'string') return [];
      const [shortcode] = SHORTCODE.exec(text) ?? [];
      const [mention] = EVERYONE.exec(text) ?? [];
      const found: Finding[] = [];
      if (shortcode !== undefined) {
        const reason = `Discord turns ${shortcode} into an emoji only where people type it: the bot would send the name.`;
        found.push({ file, pointer: at, reason, advice: 'Write the emoji itself.' });
      }
      if (mention !== undefined) {
        const reason = `This text is offered to every server, and would notify all members of each with ${mention}.`;
        found.push({ file, pointer: at, reason, advice: 'Leave the mention to the owners.' });
      }
      return found;
    });
  });
