/**
 * What differs between installations is left open in the built pages: marks stand there, and the server puts its own in
 * when it starts.
 */

/** What the pages are built with. */
export const FILLS = {
  origin: 'https://origin.invalid',
  config: {
    invite_url: 'https://invite.invalid/',
    support_mail: 'support@mail.invalid',
    support_url: 'https://support.invalid/',
  },
};

/** Where the answer of `/api/config/` goes, so that no page needs to ask for it. */
export const CONFIG_MARK = '<!--site-config-->';

/** A built page as this installation shows it. */
export function fillPage(
  html: string,
  { origin, config }: { origin: string; config: Record<string, unknown> },
): string {
  const block = `<script type="application/json" id="site-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  const values: [string, unknown][] = [
    [FILLS.origin, origin],
    ...Object.entries(FILLS.config).map(([key, mark]): [string, unknown] => [mark, config[key]]),
  ];
  let filled = html;
  for (const [mark, value] of values) filled = filled.replaceAll(mark, () => escapeAttribute(String(value ?? '')));
  return filled.replace(CONFIG_MARK, () => block);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
