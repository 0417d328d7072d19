import { expect, test } from 'vitest';
import { accessOf, callFor, guildDataWith, savedModule } from '../../../../tests/server/guilds.ts';
import type { Field } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { contextOf } from '../../../language/test/context.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { withNewMembers } from './newMembers.ts';
import { validateSave, valuesInBody } from './validateSave.ts';

const helper: Field = { title: 'Helper', type: 'string', default: '', refers: { to: 'member' } };
const fields: Record<string, Partial<Field>> = {
  helpers: { type: 'array', default: [], uniqueItems: true, maxItems: 500, items: helper },
};
const call = callFor(['helpers']);
const saved = savedModule(fields);

/** The server's answer to a save of helpers. */
async function save(
  helpers: string[],
  { stored = [], discord = memberships }: { stored?: string[]; discord?: typeof memberships } = {},
) {
  asked.length = 0;
  const module = resolveModule(saved, contextOf());
  const values = valuesInBody(module, call, { helpers });
  const proposal = { storedSettings: { helpers: stored }, values, fields: call.fields };
  const checked = await withNewMembers(guildDataWith({ member: discord }), module, proposal);
  return validateSave({ ...proposal, module: checked });
}

const asked: string[] = [];
const memberships = async (guild: string, id: string) => {
  expect(guild).toBe(accessOf().guild.id);
  asked.push(id);
  return { value: id.startsWith('7') ? { id, name: 'Ada', username: 'ada', avatar: null } : null, age: 0 };
};

test('members who are chosen are looked up, and those who are not in the server are refused', async () => {
  expect(await save(['7', '71'])).toEqual({ helpers: ['7', '71'] });
  expect(asked).toEqual(['7', '71']);
  await expect(save(['7', '8'])).rejects.toMatchObject({
    statusCode: 400,
    details: { problems: [{ path: 'helpers.1', rule: 'reference' }] },
  });
});

test('members who are stored already are not asked for again, and may stay when they have left', async () => {
  expect(await save(['8', '7'], { stored: ['7', '8'] })).toEqual({ helpers: ['8', '7'] });
  expect(asked).toEqual([]);
});

test('nobody can be added while Discord does not answer, nor more at once than can be looked up', async () => {
  const out = () => Promise.reject(new UpstreamUnavailable('out'));
  await expect(save(['7'], { discord: out })).rejects.toMatchObject({ statusCode: 503 });
  const many = Array.from({ length: 101 }, (_, index) => `7${index}`);
  await expect(save(many)).rejects.toMatchObject({ statusCode: 503 });
  expect(asked).toEqual([]);
  expect(await save(many.slice(0, 100))).toEqual({ helpers: many.slice(0, 100) });
});

test('what is not an id is never asked for', async () => {
  await save(['@me', '../../users/@me', '7']).catch(() => {});
  expect(asked).toEqual(['7']);
});

test('a module without members asks nobody', async () => {
  const module = resolveModule(savedModule({ on: { type: 'boolean' } }), contextOf());
  expect(await withNewMembers(guildDataWith({}), module, { storedSettings: {}, values: {} })).toBe(module);
});
