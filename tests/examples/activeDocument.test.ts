import { expect, test } from 'vitest';
import { activeDocument } from '../../src/language/compile/examples/activeDocument.ts';
import { defaultsOf } from '../../src/language/documents/defaults.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { getIn, parsePath } from '../../src/language/values/path.ts';
import { moduleNamed } from '../modules.ts';

function active(id: string, path: string) {
  const module = resolveModule(moduleNamed(id), contextOf());
  return activeDocument(module, parsePath(path), defaultsOf(module));
}

test.each([
  ['a choice', 'automod', 'filters.0.domains', 'filters.0.kind', 'links'],
  ['an entry of a list', 'automod', 'filters.0.minutes', 'filters.0.actions', ['timeout']],
  ['a number above another', 'giveaways', 'giveaways.0.bonuses', 'giveaways.0.winners', 2],
  ['a switch of the entry around a list', 'tickets', 'topics.0.questions.0.limit', 'topics.0.asks', true],
  ['a switch of a section', 'starboard', 'boards', 'enabled', true],
])('%s is found', (_, id, path, changed, value) => {
  expect(getIn(active(id, path), parsePath(changed))).toEqual(value);
});

test('several settings are changed if it takes several', () => {
  const document = active('automod', 'filters.0.share');
  expect(document).toMatchObject({ enabled: true, filters: [{ kind: 'capitals' }] });
});
