import { describe, expect, test } from 'vitest';
import { loadModule, moduleIds } from '../../../generated/catalogue.ts';
import type { Field, Reference } from '../model.ts';
import { permissionProblem } from './botPermissions.ts';

/** What fields refer to, if the bot needs permissions there. */
function needyReferences(field: Field): Reference[] {
  const parts = [...(field.items ? [field.items] : []), ...Object.values(field.properties ?? {})];
  return [...(field.refers?.botNeeds ? [field.refers] : []), ...parts.flatMap(needyReferences)];
}

describe.each(['en', 'ro'] as const)('missing permissions (%s)', (language) => {
  test.each(moduleIds)('of what settings of %s choose are reported by name', async (id) => {
    const { spec } = await loadModule(id, language);
    for (const refers of Object.values(spec.settings.properties).flatMap(needyReferences)) {
      const names = refers.botNeeds ?? [];
      const sentences = names.map((name) => permissionProblem(spec, refers, { bot_lacks: [name] }));
      expect(new Set(sentences).size).toBe(names.length);
      for (const sentence of sentences) expect(sentence).not.toMatch(/[A-Z]_[A-Z]|reference\.|\{/);
      expect(permissionProblem(spec, refers, { bot_lacks: [] })).toBeUndefined();
      expect(permissionProblem(spec, refers, { bot_lacks: null })).toBeUndefined();
    }
  });

  test('are none where the bot needs nothing', async () => {
    const { spec } = await loadModule('shop', language);
    expect(permissionProblem(spec, { to: 'channel' }, { bot_lacks: ['SEND_MESSAGES'] })).toBeUndefined();
  });
});
