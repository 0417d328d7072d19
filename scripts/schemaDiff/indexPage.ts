import type { SchemaChange } from '../changes/changes.ts';
import { lineOf } from '../changes/formats.ts';

/** A picture, and the part of its height in which it differs from its counterpart. */
export interface PictureFile {
  file: string;
  changed?: [from: number, to: number];
}

/** A screen before and after. Without pictures, it looks the same. */
export interface PicturedPair {
  plan: string;
  language: string;
  /** The open tab. */
  tab?: string;
  before?: PictureFile;
  after?: PictureFile;
}

export interface PicturedScreen {
  title: string;
  changes: readonly SchemaChange[];
  pairs: readonly PicturedPair[];
}

/** A page that shows screens before and after, side by side, below the changes that they come from. */
export function indexPage(screens: readonly PicturedScreen[], plans: readonly { id: string; title: string }[]): string {
  const titleOf = (id: string) => plans.find((plan) => plan.id === id)?.title ?? id;
  const shown = screens.filter(({ changes, pairs }) => changes.length > 0 || pairs.some(isDifferent));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the schemas change</title>
<style>${STYLE}</style>
</head>
<body>
<h1>What the schemas change</h1>
${shown.length === 0 ? '<p>Nothing that people see has changed.</p>' : shown.map((one) => section(one, titleOf)).join('\n')}
</body>
</html>
`;
}

function section({ title, changes, pairs }: PicturedScreen, titleOf: (plan: string) => string): string {
  const different = pairs.filter(isDifferent);
  const same = pairs.filter((pair) => !isDifferent(pair));
  const lines = changes.map((change) => `<li>${escaped(lineOf(change))}</li>`).join('\n');
  const captions = same.map((pair) => captionOf(pair, titleOf)).filter(Boolean);
  return `<section>
<h2>${escaped(title)}</h2>
${lines && `<ul>\n${lines}\n</ul>`}
${different.map((pair) => figures(pair, captionOf(pair, titleOf))).join('\n')}
${captions.length > 0 ? `<p class="same">Looks the same: ${escaped(captions.join(' · '))}</p>` : ''}
</section>`;
}

function isDifferent({ before, after }: PicturedPair): boolean {
  return before !== undefined || after !== undefined;
}

function captionOf({ plan, language, tab }: PicturedPair, titleOf: (plan: string) => string): string {
  const parts = [plan && titleOf(plan), languages.of(language), tab];
  return parts.filter(Boolean).join(', ');
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

function figures({ before, after }: PicturedPair, caption: string): string {
  return `<h3>${escaped(caption)}</h3>
<div class="pair">
${figure('Before', caption, before)}
${figure('After', caption, after)}
</div>`;
}

function figure(side: string, caption: string, picture: PictureFile | undefined): string {
  if (!picture) return `<figure><figcaption>${side}</figcaption><p class="same">Not there</p></figure>`;
  const [from, to] = picture.changed ?? [0, 0];
  const mark = `<span class="mark" style="top:${percent(from)};height:${percent(to - from)}"></span>`;
  return `<figure><figcaption>${side}</figcaption><a href="${picture.file}"><img src="${picture.file}" alt="${escaped(`${side}: ${caption}`)}" loading="lazy">${picture.changed ? mark : ''}</a></figure>`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d8de, #3a3f4a); --quiet: light-dark(#5b6270, #a5adba); --mark: light-dark(#c2410c, #fb923c); }
body { margin: 0 auto; max-width: 1600px; padding: 32px 24px 64px; font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 26px; line-height: 1.2; }
h2 { margin: 40px 0 8px; padding-top: 24px; border-top: 1px solid var(--line); font-size: 20px; }
h3 { margin: 24px 0 8px; font-size: 15px; }
ul { padding-inline-start: 20px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption, .same { color: var(--quiet); font-size: 13px; }
figure a { position: relative; display: block; margin-top: 4px; border: 1px solid var(--line); }
img { display: block; width: 100%; }
.mark { position: absolute; inset-inline-start: -1px; min-height: 4px; width: 4px; background: var(--mark); }
`;
