import { Archive, House } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './createIcon.ts';

const data = async (name: string) =>
  (await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)).__iconData;
/** The package also names each icon in its classes. */
const withoutNames = (html: string) =>
  html
    .replace(/lucide[\w-]*/g, '')
    .replace(/ class="\s*"/, '')
    .replace(/class="\s+/, 'class="');

test('draws what the package draws', async () => {
  const [OwnArchive, OwnHouse] = [createIcon(await data('archive')), createIcon(await data('house'))];
  const parts = (html: string) => html.match(/[^<>]+/g)?.map((tag) => tag.split(' ').toSorted().join(' '));
  for (const [own, its] of [
    [<OwnArchive key="a" />, <Archive key="a" />],
    [<OwnHouse key="h" className="big" aria-hidden="true" />, <House key="h" className="big" aria-hidden="true" />],
    [<OwnHouse key="n" role="img" aria-label="Home" />, <House key="n" role="img" aria-label="Home" />],
  ])
    expect(parts(renderToStaticMarkup(own))).toEqual(parts(withoutNames(renderToStaticMarkup(its))));
});
