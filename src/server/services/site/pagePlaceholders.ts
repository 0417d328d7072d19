/**
 * What differs between installations is left open in the built pages: marks stand there, and the server puts its own in
 * when it starts.
 */

/** What the pages are built with. */
export const PAGE_PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  config: {
    invite_url: 'https://invite.invalid/',
    support_mail: 'support@mail.invalid',
    support_url: 'https://support.invalid/',
    seller_name: 'seller-name.invalid',
    seller_address: 'seller-address.invalid',
    seller_vat_id: 'seller-vat-id.invalid',
  },
  problem: '[what went wrong]',
};

/** Where the answer of `/api/config/` goes, so that no page needs to ask for it. */
export const CONFIG_PLACEHOLDER = '<!--site-config-->';

/** A built page as this installation shows it. */
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

/** The built page about a failure, with the sentence that says which. */
export function fillProblem(html: string, sentence: string): string {
  // It stands in the text of the page, and as a value in what the browser goes on from.
  const value = JSON.stringify(sentence).replaceAll('<', '\\u003c');
  return html
    .replaceAll(JSON.stringify(PAGE_PLACEHOLDERS.problem), () => value)
    .replaceAll(PAGE_PLACEHOLDERS.problem, () => escapeAttribute(sentence));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
