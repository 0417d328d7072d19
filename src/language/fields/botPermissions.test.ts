import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { Reference } from '../model.ts';
import { permissionProblem } from './botPermissions.ts';

const { properties } = JSON.parse(readFileSync('schemas/meta/fields/reference.schema.json', 'utf8'));
const names: NonNullable<Reference['botNeeds']> = properties.botNeeds.items.enum;

describe.each(['en', 'ro'] as const)('missing permissions (%s)', (language) => {
  test.each(['channel', 'voiceChannel', 'category'] as const)('in a %s are reported by name', async (to) => {
    const { spec } = await loadModule('shop', language);
    const refers: Reference = { to, botNeeds: names };
    const sentences = names.map((name) => permissionProblem(spec, refers, { bot_lacks: [name] }));
    expect(new Set(sentences).size).toBe(names.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[A-Z]_[A-Z]|reference\.|\{/);
    expect(permissionProblem(spec, refers, { bot_lacks: [] })).toBeUndefined();
    expect(permissionProblem(spec, refers, { bot_lacks: null })).toBeUndefined();
    expect(permissionProblem(spec, { to }, { bot_lacks: names })).toBeUndefined();
  });
});
