/**
 * The values with which pages are built in place of what differs between installations. The server replaces them by its own
 * values.
 */
export const PAGE_PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  config: {
    invite_url: 'https://invite.invalid/',
    support_mail: 'support@mail.invalid',
    support_url: 'https://support.invalid/',
    seller_name: 'seller-name.invalid',
    seller_address: 'seller-address.invalid',
    seller_vat_id: 'seller-vat-id.invalid',
    guild_count: 'guild-count.invalid',
    user_count: 'user-count.invalid',
    command_count: 'command-count.invalid',
  },
  problem: { sentence: '[what went wrong]', address: '[where to go]', label: '[what leads there]' },
};

/** What the error page says. */
export type ProblemText = typeof PAGE_PLACEHOLDERS.problem;

/** The place of the answer of `/api/config/`, so that pages need not request it. */
export const CONFIG_PLACEHOLDER = '<!--site-config-->';

/** A built page with the values of this installation. */
export function fillPage(
  html: string,
  { origin, config }: { origin: string; config: Record<string, unknown> },
): string {
  const block = `<script type="application/json" id="site-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  const values: [string, unknown][] = [
    [PAGE_PLACEHOLDERS.origin, origin],
    ...Object.entries(PAGE_PLACEHOLDERS.config).map(([key, mark]): [string, unknown] => [mark, config[key]]),
  ];
  let filled = html;
  for (const [mark, value] of values) filled = filled.replaceAll(mark, () => escapeAttribute(String(value ?? '')));
  return filled.replace(CONFIG_PLACEHOLDER, () => block);
}

/** The built error page with what it says. */
export function fillProblem(html: string, problem: ProblemText): string {
  let filled = html;
  for (const part of ['sentence', 'address', 'label'] as const) {
    const [mark, value] = [PAGE_PLACEHOLDERS.problem[part], problem[part]];
    // The placeholder is in the text of the page and in the JSON that the application starts from.
    const inJson = (text: string) => `"${part}":${JSON.stringify(text).replaceAll('<', '\\u003c')}`;
    filled = filled.replaceAll(inJson(mark), () => inJson(value)).replaceAll(mark, () => escapeAttribute(value));
  }
  return filled;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
