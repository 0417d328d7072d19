import { placeholderNames } from '../../../text/message.ts';
import { instead } from '../../../text/nearest.ts';
import { parsePath } from '../../../values/path.ts';
import type { Finding, ProjectLint } from '../types.ts';

const PAGES = ['terms', 'privacy'];
const PRICES = ['monthly', 'yearly'];

/** Every `{name}` in a legal page is filled in where it stands. */
export const legal: ProjectLint = ({ product, plans, locales }) => {
  const originals = locales[product.languages[0] ?? ''] ?? {};
  const isSold = plans.entries.some(({ prices }) => prices !== undefined);
  return PAGES.flatMap((page) => {
    const { file, texts } = originals[page] ?? { file: '', texts: {} };
    return Object.entries(texts).flatMap(([key, text]) =>
      unfilled(text, key, isSold).map((fault) => ({ file, pointer: parsePath(key), ...fault })),
    );
  });
};

function unfilled(text: string, key: string, isSold: boolean): Pick<Finding, 'reason' | 'advice'>[] {
  const known = filledIn(key);
  const named = placeholderNames(known.includes('support') ? withoutMarkup(text) : text);
  return named.flatMap((name) => {
    if (PRICES.includes(name) && !isSold && known.includes(name)) {
      const reason = `Nothing is sold, so {${name}} has no value.`;
      return [{ reason, advice: 'Remove it, or give a plan `prices` in schemas/plans.json.' }];
    }
    if (known.includes(name)) return [];
    if (PAGES.includes(name) && known.length > 1) {
      const reason = `{${name}} is the address of a page, which only a link can use.`;
      return [{ reason, advice: `Write a link, like [our ${name}]({${name}}).` }];
    }
    const reason = `Nothing is filled in for {${name}} here.`;
    return [{ reason, advice: known.length > 0 ? instead(name, offered(known, isSold)) : 'Write the text itself.' }];
  });
}

/** What is filled into the text at a path: nothing into titles, which are also links. */
function filledIn(key: string): readonly string[] {
  if (key === 'description') return ['product'];
  return key.endsWith('title') ? [] : ['product', 'support', ...PRICES];
}

function offered(known: readonly string[], isSold: boolean): string[] {
  return [...known.filter((name) => isSold || !PRICES.includes(name)), ...(known.length > 1 ? PAGES : [])];
}

/** Without code, which is shown as it is written, and the addresses of links to these pages. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/`[^`]+`/g, '').replaceAll(/(\[[^\]]+\])\(\{(?:terms|privacy)\}\)/g, '$1');
}
