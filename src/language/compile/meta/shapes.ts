/** Which files each meta-schema describes. `.vscode/settings.json` has the same list. */
export const SHAPES = [
  { files: /^schemas\/product\.json$/, meta: 'product' },
  { files: /^schemas\/plans\.json$/, meta: 'plans' },
  { files: /^schemas\/screens\/configure\.json$/, meta: 'configure' },
  { files: /^schemas\/screens\/landing\.json$/, meta: 'landing' },
  { files: /^schemas\/screens\/(terms|privacy)\.json$/, meta: 'legal' },
  { files: /^schemas\/shared\/(?:ids|embed|schedule)\.json$/, meta: 'definitions' },
  { files: /^schemas\/shared\/timezones\.json$/, meta: 'options' },
  { files: /^schemas\/presets\/[^/]+\.json$/, meta: 'preset' },
  { files: /^schemas\/statistics\/[^/]+\.json$/, meta: 'contract' },
  { files: /^schemas\/locales\/en\/[^/]+\.json$/, meta: 'locale' },
  { files: /^schemas\/locales\/(?!en\/)[^/]+\/[^/]+\.json$/, meta: 'translation' },
  { files: /^schemas\/(modules|screens)\/[^/]+\/module\.json$/, meta: 'module' },
  { files: /^schemas\/(modules|screens)\/[^/]+\/locales\/[^/]+\.json$/, meta: 'translation' },
  { files: /^schemas\/modules\/[^/]+\/migrations\/[^/]+\.json$/, meta: 'migration' },
  { files: /^schemas\/modules\/[^/]+\/examples\/(valid|invalid)\.json$/, meta: 'examples' },
  { files: /^schemas\/(modules\/[^/]+\/)?waivers\.json$/, meta: 'waivers' },
] as const;

/** The name of a meta-schema for whole files. */
export type Meta = (typeof SHAPES)[number]['meta'];
