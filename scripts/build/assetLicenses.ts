import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose fonts and data are among the browser's files. The bundler lists those of scripts only. */
const PACKAGES = [
  '@fontsource-variable/figtree',
  'cldr-annotations-derived-modern',
  'cldr-annotations-modern',
  'emojibase-data',
];

/** The licenses of fonts and data, as sections for the bundler's list of licenses. */
export function assetLicenses(): string {
  return PACKAGES.map((name) => {
    const folder = join('node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  }).join('');
}
