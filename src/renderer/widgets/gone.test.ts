import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const words = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(`generated/locales/${language}/${file}.json`, 'utf8'));

test.each(['en', 'ro'])(
  'what the server no longer has is called the same in pickers, tables and answers (%s)',
  (language) => {
    const [widgets, renderer, server] = ['widgets', 'renderer', 'server'].map((file) => words(language, file));
    for (const kind of ['role', 'channel', 'voiceChannel', 'category', 'member', 'entry']) {
      const said = widgets?.[`widget.gone.${kind}`];
      expect(said).toMatch(/\S/);
      expect(said).toBe(renderer?.[`value.gone.${kind}`]);
      expect(said).toBe(server?.[`value.gone.${kind}`]);
    }
  },
);
