import { expect, test } from 'vitest';
import { assetLicenses } from './assetLicenses.ts';

test('fonts and data come with their names, versions and licenses', () => {
  const text = assetLicenses();
  expect(text).toMatch(/^## @fontsource-variable\/figtree - \d+\.\d+\.\d+ \(OFL-1\.1\)\n\nCopyright .+Figtree/m);
  expect(text).toMatch(/^## emojibase-data - \d+\.\d+\.\d+ \(MIT\)\n\n[^#]*Permission is hereby granted/m);
  expect(text).toMatch(/^## cldr-annotations-modern - \d+\.\d+\.\d+ \(Unicode-3\.0\)\n\nUNICODE LICENSE V3/m);
});
