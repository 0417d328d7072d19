/** Escaped markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | Html | readonly Html[];

/** A template tag that escapes everything inserted except {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: Insert[]): Html {
  const inserted = values.map((value) => {
    if (value instanceof Html) return value.text;
    return typeof value === 'string' ? escapeHtml(value) : value.map(({ text }) => text).join('');
  });
  return new Html(parts.map((part, i) => part + (inserted[i] ?? '')).join(''));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A complete page of the simulator of a service. */
export const page = (service: string, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/__demo.css">
</head>
<body>
<main>
<p class="mark"><strong>Demo</strong> This page simulates ${service}. Nothing leaves this computer.</p>
${body}
</main>
</body>
</html>
`.text;
